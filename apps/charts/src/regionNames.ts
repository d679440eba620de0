/** Display names of account regions, for the console and its dashboards. */
export const regionNames: Readonly<Record<string, string>> = {
  'eu-north': 'Europe, north',
  'eu-west': 'Europe, west',
  'eu-central': 'Europe, central',
  'eu-south': 'Europe, south',
  'me-central': 'Middle East',
  'af-west': 'Africa, west',
  'ap-south': 'Asia Pacific, south',
  'ap-east': 'Asia Pacific, east',
};

/** Falls back to the id. */
export const regionName = (id: string): string => regionNames[id] ?? id;

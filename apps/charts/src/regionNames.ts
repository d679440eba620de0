/** Display names of account regions, for the console and its dashboards. */
export const regionNames: Readonly<Record<string, string>> = {
  'eu-north': 'Europe (North)',
  'eu-west': 'Europe (West)',
  'eu-central': 'Europe (Central)',
  'eu-south': 'Europe (South)',
  'me-central': 'Middle East',
  'af-west': 'Africa (West)',
  'ap-south': 'Asia Pacific (South)',
  'ap-east': 'Asia Pacific (East)',
};

/** Falls back to the id. */
export const regionName = (id: string): string => regionNames[id] ?? id;

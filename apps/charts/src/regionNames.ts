/** Regions of accounts in words, for the console and the dashboards that it shows. */
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

/** One that has no words is shown by its id. */
export const regionName = (id: string): string => regionNames[id] ?? id;

/** Known regions in words; others are shown as they are called. */
const names: Readonly<Record<string, string>> = {
  'eu-north': 'Europe, north',
  'eu-west': 'Europe, west',
  'eu-central': 'Europe, central',
  'eu-south': 'Europe, south',
  'me-central': 'Middle East',
  'af-west': 'Africa, west',
  'ap-south': 'Asia Pacific, south',
  'ap-east': 'Asia Pacific, east',
};

export const regionName = (id: string): string => names[id] ?? id;

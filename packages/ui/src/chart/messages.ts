import { messageSection } from '../messages/messageSection.ts';

export const chartMessages = messageSection('chart', {
  chart: 'Chart',
  table: 'Table',
  // Role description for screen readers.
  kind: 'chart',
  view: (label: string) => `${label} view`,
  series: (label: string) => `${label} series`,
  download: (label: string) => `Download ${label} as CSV`,
  keys: 'Left and right arrow keys move between values, up and down choose a series, and Escape exits the chart.',
  loading: (label: string) => `${label} is loading`,
  empty: 'No data for this period',
  emptyText: 'Choose another time range or remove filters.',
  retry: 'Try again',
  stale: 'This is earlier data.',
  lastSeries: 'At least one series must stay visible.',
  total: 'Total',
  noValue: 'no data',
  time: 'Time',
  timeUtc: 'Time (UTC)',
  category: 'Name',
  value: 'Value',
  share: 'Share',
  summary: (series: string, min: string, max: string, last: string) =>
    `${series}: lowest ${min}, highest ${max}, last ${last}.`,
  summaryRange: (series: string, min: string, max: string) => `${series}: lowest ${min}, highest ${max}.`,
  summaryEmpty: (series: string) => `${series}: no data.`,
  references: 'Annotations',
  referenceDuring: (label: string, from: string, to: string) => `${label}: ${from} to ${to}.`,
  referenceAt: (label: string, time: string) => `${label}: ${time}.`,
  referenceSince: (label: string, from: string) => `${label}: since ${from}.`,
  // Accessible name and tooltip of a marker, and a group of markers that would overlap.
  annotation: (label: string, time: string) => `${label}, ${time}`,
  annotations: (count: string, from: string, to: string) => `${count} annotations, ${from} to ${to}`,
  annotationsOf: (label: string) => `${label} annotations`,
  // The selected time span, while the user drags.
  selection: (from: string, to: string) => `${from} – ${to}`,
  part: (label: string, value: string) => `${label} ${value}`,
  point: (point: string, values: string) => `${point}: ${values}`,
  partShare: (label: string, value: string, share: string) => `${label} ${value}, ${share}`,
});

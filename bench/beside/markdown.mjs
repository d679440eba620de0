export const number = (value, digits = 2) =>
  value === undefined || value === null || Number.isNaN(value) ? '–' : value.toFixed(digits);
export const line = (cells) => `| ${cells.join(' | ')} |`;
/** Names are left-aligned, numbers right-aligned. */
export const table = (head, body) => [
  line(head),
  line(head.map((_cell, index) => (index === 0 ? '---' : '--:'))),
  ...body,
];

/** Five series of 720 points, one per minute: a plausible half day, deterministic. */
const pointCount = 720;
const minute = 60_000;
const start = Date.UTC(2026, 10, 20);
export const labels = ['Solstice One', 'News 24', 'Arena Live', 'Kids', 'Other'];
export const colors = ['#2a78d6', '#1b9e77', '#e2a712', '#a05cc0', '#77808c'];
export const size = { width: 900, height: 300 };

const valueAt = (series, at) =>
  Math.round(20_000 * (series + 1) * (1.2 + Math.sin(at / 90 + series)) + 3_000 * Math.sin(at * 1.7 + series * 5));

/** `shift`: by how many points the time range has moved. */
export function trafficAt(shift) {
  const indexes = Array.from({ length: pointCount }, (_, at) => at + shift);
  return {
    times: indexes.map((at) => start + at * minute),
    series: labels.map((_label, series) => indexes.map((at) => valueAt(series, at))),
  };
}

/**
 * One measured value.
 * @typedef {object} Row
 * @property {string} bench Name of the benchmark.
 * @property {string} row What was measured.
 * @property {string} unit `B`, `B gz` (bytes after gzip -9), `B br` (after brotli 11), `count`, `px`, `per s`, `ms`,
 * `µs`, `score` (layout shift) or `ratio`.
 * @property {number} ours
 * @property {number | null} best The same value of the best peer, measured in the same run; null without a peer.
 * @property {string | null} peer Name of that peer.
 * @property {number | null} goal Upper limit for `ours`.
 * @property {boolean | null} holds Whether `ours` meets the goal; null without one.
 */

/** Units whose missed goals fail the run. Times depend on the machine and its load, so they are only reported. */
const binding = new Set(['B', 'B gz', 'B br', 'count', 'px']);

/** @param {Row} row */
export function failsGoal(row) {
  return row.holds === false && binding.has(row.unit);
}

/**
 * Builds a row; the goal is an upper limit.
 * @returns {Row}
 */
export function rowOf(bench, row, unit, ours, { goal = null, best = null, peer = null } = {}) {
  const isCompared = best !== null && best !== undefined;
  return {
    bench,
    row,
    unit,
    ours,
    best: isCompared ? best : null,
    peer: isCompared ? peer : null,
    goal,
    holds: goal === null ? null : ours <= goal,
  };
}

function formatValue(value, unit) {
  if (value === null || value === undefined) return '';
  if (unit.startsWith('B')) return value < 1024 ? `${value} B` : `${(value / 1024).toFixed(1)} KB`;
  if (unit === 'ms') return value >= 100 ? `${Math.round(value)} ms` : `${value.toFixed(1)} ms`;
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

function verdict(row) {
  if (row.goal === null) return '';
  if (row.holds) return 'holds';
  return failsGoal(row) ? 'FAILS' : 'missed';
}

/** The rows as a text table; KB = 1024 bytes. */
export function formatTable(name, rows) {
  const lines = [
    [name, 'unit', 'ours', 'best peer', '', 'goal', ''],
    ...rows.map((row) => [
      row.row,
      row.unit,
      formatValue(row.ours, row.unit),
      formatValue(row.best, row.unit),
      row.peer ?? '',
      row.goal === null ? '' : `≤ ${formatValue(row.goal, row.unit)}`,
      verdict(row),
    ]),
  ];
  const widths = lines[0].map((_cell, column) => Math.max(...lines.map((line) => line[column].length)));
  const isNumber = (column) => column === 2 || column === 3 || column === 5;
  const text = lines.map((line) =>
    line
      .map((cell, column) => (isNumber(column) ? cell.padStart(widths[column]) : cell.padEnd(widths[column])))
      .join('  ')
      .trimEnd(),
  );
  return [text[0], '─'.repeat(Math.max(...text.map((line) => line.length))), ...text.slice(1)].join('\n');
}

import { rowOf } from '../table.mjs';
import { bestOf, ratio } from './compare.mjs';

/** Values that were not measured have no row. */
export const rowIfMeasured = (bench, text, unit, ours, options) =>
  ours === undefined || ours === null ? [] : [rowOf(bench, text, unit, ours, options)];

/**
 * Compares ours with the best peer (which must not be better), then both with the floor.
 * @param {string} bench
 * @param {string} text
 * @param {object} options
 * @param {(id: string) => number | undefined} options.valueOf Milliseconds.
 * @param {number} [options.goal] Maximum ratio of ours to the floor.
 */
export function rowsBeside(bench, text, { valueOf, ours, floor, peers, goal }) {
  const best = bestOf(peers, valueOf);
  const toFloor = (id) => ratio(valueOf(id), valueOf(floor));
  return [
    ...rowIfMeasured(bench, text, 'ms', valueOf(ours), { ...best, goal: best.best }),
    ...rowIfMeasured(bench, '  to the floor', 'ratio', toFloor(ours), { ...bestOf(peers, toFloor), goal }),
  ];
}

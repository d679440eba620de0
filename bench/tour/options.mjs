import { chosenIds, positiveIntegers } from '../beside/choices.mjs';
import { adapters, floor, measure, ours } from './adapters.mjs';

const quick = { only: [floor, ours, measure], rounds: 1, cycles: 20 };
const defaults = { only: adapters.map(({ id }) => id), rounds: 3, cycles: 100 };

/**
 * What to measure, and how often.
 * @param {{only?: string, rounds?: string, quick?: boolean}} given Command line options.
 */
export function parseOptions(given) {
  const base = given.quick ? quick : defaults;
  return {
    ...base,
    only: given.only === undefined ? base.only : chosenIds(given.only, adapters, 'tour'),
    rounds: given.rounds === undefined ? base.rounds : positiveIntegers(given.rounds, 'rounds', '3')[0],
  };
}

import { chosenIds, positiveIntegers } from '../beside/choices.mjs';
import { adapters, bare, floor, own } from './adapters.mjs';

const allSizes = [20, 200, 1_000];
const quick = { only: [floor, bare, own, 'rhf-native'], sizes: [20, 200], rounds: 1 };

/**
 * What to measure, and how often.
 * @param {{only?: string, sizes?: string, rounds?: string, quick?: boolean}} given Command line options.
 */
export function parseOptions(given) {
  const base = given.quick ? quick : { only: adapters.map(({ id }) => id), sizes: allSizes, rounds: 5 };
  return {
    only: given.only === undefined ? base.only : chosenIds(given.only, adapters, 'form'),
    sizes: given.sizes === undefined ? base.sizes : positiveIntegers(given.sizes, 'sizes', allSizes.join()),
    rounds: given.rounds === undefined ? base.rounds : positiveIntegers(given.rounds, 'rounds', '5')[0],
  };
}

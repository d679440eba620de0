import { chosenIds, positiveIntegers } from '../beside/choices.mjs';
import { adapters, bare, floor, own, tools, whole } from './adapters.mjs';

const allSizes = [100, 1_000, 10_000, 100_000, 1_000_000];
const quick = { only: [floor, bare, whole, own, tools, 'tanstack'], sizes: [100, 10_000], rounds: 1 };
const defaults = {
  only: adapters.filter(({ isSlow }) => !isSlow).map(({ id }) => id),
  sizes: allSizes,
  rounds: 3,
};

/**
 * What to measure, and how often.
 * @param {{only?: string, sizes?: string, rounds?: string, quick?: boolean, all?: boolean}} given Command line
 * options.
 */
export function parseOptions(given) {
  const base = given.quick ? quick : defaults;
  const only = given.all ? adapters.map(({ id }) => id) : base.only;
  return {
    only: given.only === undefined ? only : chosenIds(given.only, adapters, 'table'),
    sizes: given.sizes === undefined ? base.sizes : positiveIntegers(given.sizes, 'sizes', allSizes.join()),
    rounds: given.rounds === undefined ? base.rounds : positiveIntegers(given.rounds, 'rounds', '3')[0],
  };
}

import { adapters, bare, floor, own } from './adapters.mjs';

const allSizes = [20, 200, 1_000];
const quick = { only: [floor, bare, own, 'rhf-native'], sizes: [20, 200], rounds: 1 };

function numbers(text, option) {
  const all = text.split(',').map(Number);
  if (all.every((value) => Number.isInteger(value) && value > 0)) return all;
  throw new Error(`--${option} takes whole numbers, such as ${allSizes.join(',')}.`);
}

/**
 * What is measured, and how often.
 * @param {{only?: string, sizes?: string, rounds?: string, quick?: boolean}} given As on the command line.
 */
export function parseOptions(given) {
  const base = given.quick ? quick : { only: adapters.map(({ id }) => id), sizes: allSizes, rounds: 5 };
  const only = given.only?.split(',') ?? base.only;
  const unknown = only.find((id) => !adapters.some((adapter) => adapter.id === id));
  if (unknown !== undefined) {
    throw new Error(`There is no form "${unknown}". The forms are: ${adapters.map(({ id }) => id).join(', ')}.`);
  }
  return {
    only,
    sizes: given.sizes === undefined ? base.sizes : numbers(given.sizes, 'sizes'),
    rounds: given.rounds === undefined ? base.rounds : numbers(given.rounds, 'rounds')[0],
  };
}

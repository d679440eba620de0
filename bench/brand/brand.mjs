import { paletteToCss, generatePalette } from '@edge-console/ui/brand';
import { rowOf } from '../table.mjs';

const brands = 1_000;
const warmUps = 50;
const goal = 5;

/** Brands spread evenly over all colors: a step without a common divisor visits each at most once. */
const brand = (index) => `#${((index * 7_368_787) % 0x1000000).toString(16).padStart(6, '0')}`;

function quantile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/**
 * Time per brand: both themes solved and written as CSS. This runs between a color choice and the next frame, without
 * the browser's own work.
 *
 * @returns {Promise<import('../table.mjs').Row[]>}
 */
export default async function run() {
  const times = [];
  for (let index = -warmUps; index < brands; index += 1) {
    const start = performance.now();
    const result = generatePalette({ primary: brand(index + warmUps) });
    if (!result.isOk) throw new Error(result.error.code);
    paletteToCss(result.brand);
    if (index >= 0) times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  return [
    rowOf('brand', 'one brand, both modes: median', 'ms', quantile(times, 0.5), { goal }),
    rowOf('brand', 'one brand, both modes: 99 of 100', 'ms', quantile(times, 0.99), { goal }),
  ];
}

/**
 * Performance budgets: maximum transfer sizes in bytes. Budgets of single entries are in `../entries.json`.
 */

const kilobyte = 1024;

export const budgets = {
  /** Critical scripts of the sign-in page, gzip -9. */
  signInScripts: 140 * kilobyte,
  /** Critical scripts of the shell with its first list and the session timer, which must not be in a lazy chunk. */
  shellScripts: 191 * kilobyte,
  /** The lazy chunk of a page, without shared chunks. */
  routeScript: 25 * kilobyte,
  /** Style sheets of a first page. */
  firstStyles: 16 * kilobyte,
  /** Fonts of a page in English, including code and symbols, as woff2. */
  fonts: 60 * kilobyte,
  /** The script before the first paint. */
  themeScript: kilobyte,
  /** The service worker. */
  serviceWorker: 12 * kilobyte,
  /** The module that reports player data: at most 3 KB with the tolerance, as the documentation says. */
  reportModule: 2.7 * kilobyte,
  /** The core of the table over React. */
  tableCore: 16 * kilobyte,
  /** A form with its rules, valibot included, over React. */
  forms: 6 * kilobyte,
  /** The tour, brotli. */
  tour: Math.round(6.1 * kilobyte),
} as const;

/** Exceeding a budget by up to this share is a warning only. */
export const tolerance = 1.1;

export interface Weighed {
  what: string;
  /** Bytes. */
  weight: number;
  /** Bytes. */
  budget: number;
}

/** Failures (above the tolerance) and warnings. A smaller size is never reported. */
export function checkBudgets(weights: readonly Weighed[]): { broken: string[]; warnings: string[] } {
  const over = weights.filter(({ weight, budget }) => weight > budget);
  const tell = ({ what, weight, budget }: Weighed) => `${what} weighs ${weight} B, its budget is ${budget}`;
  const isBroken = ({ weight, budget }: Weighed) => weight > budget * tolerance;
  return {
    broken: over.filter(isBroken).map(tell),
    warnings: over.filter((one) => !isBroken(one)).map(tell),
  };
}

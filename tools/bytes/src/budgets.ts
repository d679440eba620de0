/**
 * Performance budgets: ceilings of transfer size in bytes. They are for people's sake; nothing is bent to
 * get under a round number. All budgets of this project are here, those of single entries in `../entries.json`.
 */

const kilobyte = 1024;

export const budgets = {
  /** Critical scripts of the sign-in page, gzip -9. */
  signInScripts: 140 * kilobyte,
  /** Critical scripts of the shell with its first list, and the watch that ends a session on time: no lazy chunk that can be missing. */
  shellScripts: 191 * kilobyte,
  /** The chunk of a page that is loaded when it is visited, without what it shares with others. */
  routeScript: 25 * kilobyte,
  /** Style sheets of a first page. */
  firstStyles: 16 * kilobyte,
  /** Fonts of a page in English, its code and its signs, as they are: woff2 is compressed. */
  fonts: 60 * kilobyte,
  /** The script before the first paint. */
  themeScript: kilobyte,
  /** The service worker. */
  serviceWorker: 12 * kilobyte,
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

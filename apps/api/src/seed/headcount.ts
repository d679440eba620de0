import type { Company } from './companies.ts';

// A founder, and enough others that no list looks empty.
const SMALLEST_COMPANY = 4;

/**
 * Users per company, exactly `users` in total (largest remainder method): the largest remainders get the users left over by rounding.
 * @throws RangeError if `users` is too small for the minimum per company
 */
export function headcounts(companies: readonly Company[], users: number): Map<Company, number> {
  const counts = new Map<Company, number>();
  const shares = new Map<Company, number>();
  for (const company of companies) {
    if ('exactly' in company.userCount) counts.set(company, company.userCount.exactly);
    else shares.set(company, company.userCount.share);
  }
  const free = users - sum(counts.values()) - shares.size * SMALLEST_COMPANY;
  if (free < 0) throw new RangeError(`${users} users are not enough for ${companies.length} companies`);

  const perShare = free / sum(shares.values());
  const remainders: [Company, number][] = [];
  for (const [company, share] of shares) {
    const whole = Math.floor(share * perShare);
    counts.set(company, SMALLEST_COMPANY + whole);
    remainders.push([company, share * perShare - whole]);
  }
  remainders.sort(([, left], [, right]) => right - left);
  const missing = users - sum(counts.values());
  for (const [company] of remainders.slice(0, missing)) counts.set(company, (counts.get(company) ?? 0) + 1);
  return counts;
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

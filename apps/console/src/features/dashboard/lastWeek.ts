import type { VariablesOf } from '../../api/graphql.ts';
import type { totalsQuery } from '../../records/analytics/queries.ts';

export const lastWeek: VariablesOf<typeof totalsQuery> = { in: { span: 'LAST_7_D' } };

const day = 86_400_000;

/** The 23 days before, in whole days, so that the query is the same all day. */
export function weeksBefore(now: Date): VariablesOf<typeof totalsQuery> {
  const today = Math.floor(now.getTime() / day) * day;
  return {
    in: {
      span: 'CUSTOM',
      from: new Date(today - 30 * day).toISOString(),
      to: new Date(today - 6 * day).toISOString(),
    },
  };
}

import type { VariablesOf } from '../../api/graphql.ts';
import type { totalsQuery } from '../../records/analytics/queries.ts';

export const lastWeek: VariablesOf<typeof totalsQuery> = { in: { span: 'LAST_7_D' } };

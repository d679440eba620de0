import { day, tokenStatus } from '../../records/api-token/tokenStatus.ts';
import type { ResultOf } from '../../api/graphql.ts';
import type { AlertIncident, deliveryQuery, expiringTokensQuery } from './queries.ts';

type Resource = ResultOf<typeof deliveryQuery>['resources']['nodes'][number];
type Token = ResultOf<typeof expiringTokensQuery>['apiTokens']['nodes'][number];

export type AttentionItem =
  | { readonly kind: 'incident'; readonly id: string; readonly incident: AlertIncident }
  | { readonly kind: 'noToken'; readonly id: 'noToken' }
  | { readonly kind: 'token'; readonly id: string; readonly token: Token; readonly days: number }
  | { readonly kind: 'resource'; readonly id: string; readonly resource: Resource; readonly isUnsteered: boolean };

/** For how long an alert that has recovered is shown. */
const recentMs = 7 * day;

type Input = {
  readonly incidents: readonly AlertIncident[];
  readonly dismissed: readonly string[];
  /** Undefined if the viewer cannot see tokens. */
  readonly enabledTokens: number | undefined;
  readonly tokens: readonly Token[];
  readonly resources: readonly Resource[];
  readonly now: number;
};

/** What needs attention, most urgent first: open alerts, a missing token, pathways, then recovered alerts and tokens that expire. */
export function attentionItems({
  incidents,
  dismissed,
  enabledTokens,
  tokens,
  resources,
  now,
}: Input): readonly AttentionItem[] {
  const shown = incidents
    .filter(({ id, endedAt }) => !dismissed.includes(id) && (endedAt === null || now - Date.parse(endedAt) < recentMs))
    .toReversed()
    .map((incident) => ({ kind: 'incident' as const, id: incident.id, incident }));
  const troubled = resources.flatMap((resource) => {
    const active = resource.pathways.filter(({ pathway }) => pathway.active).length;
    const isUnsteered = active === 0;
    return isUnsteered || (active === 1 && resource.pathways.length > 1)
      ? [{ kind: 'resource' as const, id: resource.id, resource, isUnsteered }]
      : [];
  });
  const expiring = tokens.flatMap((token) => {
    const status = tokenStatus({ enabled: true, expirationAt: token.expirationAt }, now);
    return status.kind === 'expiring' ? [{ kind: 'token' as const, id: token.id, token, days: status.days }] : [];
  });
  return [
    ...shown.filter(({ incident }) => incident.endedAt === null),
    ...(enabledTokens === 0 ? [{ kind: 'noToken' as const, id: 'noToken' as const }] : []),
    ...troubled.toSorted((one, other) => Number(other.isUnsteered) - Number(one.isUnsteered)),
    ...shown.filter(({ incident }) => incident.endedAt !== null),
    ...expiring,
  ];
}

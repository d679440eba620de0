import type { ResultOf } from '../../api/graphql.ts';
import type { setupQuery } from './queries.ts';

/** The first step that is missing. */
export type SetupProblem =
  | { readonly kind: 'arrived' | 'noKey' }
  | { readonly kind: 'disabled' | 'noData'; readonly name: string }
  | { readonly kind: 'restricted'; readonly name: string; readonly origins: readonly string[] };

/** The API does not record refused data, so this is all that can be known. */
export function setupProblem({ viewer, apiKeys }: ResultOf<typeof setupQuery>): SetupProblem {
  if (viewer.entity?.hasPlayerData) return { kind: 'arrived' };
  const [first] = apiKeys.nodes;
  if (!first) return { kind: 'noKey' };
  const enabled = apiKeys.nodes.filter((key) => key.enabled);
  const [usable] = enabled;
  if (!usable) return { kind: 'disabled', name: first.name };
  return enabled.some(({ allowedOrigins }) => allowedOrigins.length === 0)
    ? { kind: 'noData', name: enabled.find(({ allowedOrigins }) => allowedOrigins.length === 0)?.name ?? usable.name }
    : { kind: 'restricted', name: usable.name, origins: usable.allowedOrigins };
}

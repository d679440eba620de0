import { lockOwnEntity } from '../../core/accounts/readEntity.ts';
import { done } from '../../core/mutations/outcome.ts';
import { auth, manageResources } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { keepResourceVersion } from './keepVersion.ts';
import { createPlayerToken } from './playerToken.ts';
import { Resource } from './resource.ts';

/** Gives a resource a new player integration token. The old one works for 24 more hours (a trigger keeps it). */
export const rotatePlayerToken = defineMutation({
  name: 'rotatePlayerToken',
  rule: auth({ ...manageResources, notActing: true }),
  args: builder.args((t) => ({ resourceId: t.id({ required: true }) })),
  payload: Resource.payload(),
  audit: { action: 'resource.rotatePlayerToken', target: Resource },
  examples: [{ on: 'resource', at: 'resourceId' }],
  run: async (context, { resourceId }) => {
    await lockOwnEntity(context);
    const found = await Resource.lock(context, resourceId);
    if ('refusal' in found) return found.refusal;
    const { row, target } = found;
    await keepResourceVersion(context, row);
    const updated = await Resource.update(context, row, { playerToken: createPlayerToken() });
    const diff = { playerIntegrationToken: [row.playerToken.slice(-4), updated.playerToken.slice(-4)] } as const;
    return done(updated, { target, diff });
  },
});

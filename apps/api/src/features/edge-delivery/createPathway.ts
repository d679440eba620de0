import { randomUUID } from 'node:crypto';
import { pathwayRule } from '@edge-console/domain';
import * as v from 'valibot';
import { pathways } from '../../core/database/schema.ts';
import { lockOwnEntity } from '../../core/accounts/readEntity.ts';
import { done, refused } from '../../core/mutations/outcome.ts';
import { managePathways } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { fieldErrors } from '../../core/errors/userError.ts';
import { Pathway } from './pathway.ts';
import { checkPathwayName, PathwayInput } from './pathwayInput.ts';

/** Creates a pathway: a CDN that resources can be steered to. */
export const createPathway = defineMutation({
  name: 'createPathway',
  rule: managePathways,
  args: builder.args((t) => ({ input: t.field({ type: PathwayInput, required: true }) })),
  payload: Pathway.payload(),
  audit: { action: 'pathway.create', target: Pathway },
  examples: [{ with: { input: { name: 'cdn-new', hostname: 'new.cdn.example' } } }],
  run: async (context, { input }) => {
    const checked = v.safeParse(pathwayRule, input);
    if (!checked.success) return refused(fieldErrors(checked.issues));
    const { transaction, principal } = context;
    const { name, hostname, active } = checked.output;
    const entity = await lockOwnEntity(context);
    const nameError = await checkPathwayName(context, name);
    if (nameError) return refused([nameError], { ...Pathway.missingTarget('', principal), name });
    const [pathway] = await transaction
      .insert(pathways)
      .values({ id: randomUUID(), entityId: entity.id, updatedBy: principal.actor.userId, ...checked.output })
      .returning();
    if (!pathway) throw new Error('A pathway could not be added');
    const diff = { name: [null, name], hostname: [null, hostname], active: [null, active] } as const;
    return done(pathway, { target: Pathway.targetOf(pathway, principal), diff });
  },
});

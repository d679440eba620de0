import { hostname as hostnameRule } from '@edge-console/forms/rules';
import * as v from 'valibot';
import { lockOwnEntity } from '../../core/accounts/readEntity.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { managePathways } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { fieldErrors } from '../../core/errors/userError.ts';
import { keepPathwayVersion } from './keepVersion.ts';
import { Pathway } from './pathway.ts';

const changeRule = v.object({ hostname: hostnameRule });

/** Updates the host of a pathway. Its name cannot change, because manifests and players refer to it. */
export const updatePathway = defineMutation({
  name: 'updatePathway',
  rule: managePathways,
  args: builder.args((t) => ({
    id: t.id({ required: true }),
    expectedVersion: t.int({ required: true }),
    hostname: t.string({ required: true }),
  })),
  payload: Pathway.payload(),
  audit: { action: 'pathway.update', target: Pathway },
  examples: [{ on: 'pathway', with: { expectedVersion: 1, hostname: 'other.cdn.example' } }],
  run: async (context, { id, expectedVersion, hostname: given }) => {
    await lockOwnEntity(context);
    const found = await Pathway.lock(context, id);
    if ('refusal' in found) return found.refusal;
    const checked = v.safeParse(changeRule, { hostname: given });
    if (!checked.success) return refused(fieldErrors(checked.issues));
    const { row, target } = found;
    if (row.version !== expectedVersion) return failed(await Pathway.conflict(context, row), target);
    const { hostname } = checked.output;
    if (row.hostname === hostname) return done(row, null);
    await keepPathwayVersion(context, row);
    const updated = await Pathway.update(context, row, { hostname });
    return done(updated, { target, diff: { hostname: [row.hostname, hostname] } });
  },
});

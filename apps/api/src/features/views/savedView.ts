import { and, eq, or, type SQL } from 'drizzle-orm';
import { savedViews, type SavedViewRow } from '../../core/database/schema.ts';
import type { Principal } from '../../core/policy/principal.ts';
import { auth } from '../../core/policy/rules.ts';
import { defineObject } from '../../core/schema/defineObject.ts';

/** A user's own views, and shared views of their account. */
export const isVisibleTo = ({ effective }: Principal): SQL | undefined =>
  and(
    eq(savedViews.entityId, effective.entity.id),
    or(eq(savedViews.userId, effective.userId), eq(savedViews.shared, true)),
  );

export const SavedView = defineObject<SavedViewRow>({
  name: 'SavedView',
  table: savedViews,
  rule: auth({}),
  async read({ transaction, principal }, id) {
    const [view] = await transaction
      .select()
      .from(savedViews)
      .where(and(eq(savedViews.id, id), isVisibleTo(principal)));
    return view ?? null;
  },
  payloadField: 'view',
  example: { on: 'view' },
  missing: 'savedView',
  nameOf: ({ name }) => name,
  entityIdOf: ({ entityId }) => entityId,
  fields: (t) => ({
    id: t.exposeID('id'),
    screen: t.exposeString('screen'),
    name: t.exposeString('name'),
    filter: t.field({ type: 'JSON', resolve: ({ filter }) => filter }),
    shared: t.exposeBoolean('shared'),
    own: t.boolean({ resolve: ({ userId }, _arguments, { principal }) => userId === principal?.effective.userId }),
  }),
});

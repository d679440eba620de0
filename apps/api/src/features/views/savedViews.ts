import { and, asc, eq } from 'drizzle-orm';
import { savedViews as table } from '../../core/database/schema.ts';
import { auth } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint } from '../../core/schema/constraint.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { isVisibleTo, SavedView } from './savedView.ts';

/** The caller's saved views of a list, and shared ones of their account, by name. */
export const savedViews = defineQuery({
  name: 'savedViews',
  rule: auth({}),
  args: builder.args((t) => ({ screen: t.string({ required: true, ...constraint({ max: 60 }) }) })),
  type: [SavedView.type],
  examples: [{ with: { screen: 'users' } }],
  run: ({ transaction, principal }, { screen }) =>
    transaction
      .select()
      .from(table)
      .where(and(eq(table.screen, screen), isVisibleTo(principal)))
      .orderBy(asc(table.name), asc(table.id)),
});

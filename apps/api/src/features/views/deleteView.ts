import { and, eq } from 'drizzle-orm';
import { isIdIn } from '../../core/database/ids.ts';
import { savedViews } from '../../core/database/schema.ts';
import { notFound } from '../../core/errors/failure.ts';
import { done, failed } from '../../core/mutations/outcome.ts';
import { auth } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { SavedView } from './savedView.ts';

/** Deletes one of the caller's own views, but not one shared by another user. */
export const deleteView = defineMutation({
  name: 'deleteView',
  rule: auth({}),
  args: builder.args((t) => ({ id: t.id({ required: true }) })),
  payload: OkPayload,
  audit: { action: 'view.delete', target: SavedView },
  examples: [{ on: 'view' }],
  run: async ({ transaction, principal }, { id }) => {
    const isOwn = and(eq(savedViews.id, id), eq(savedViews.userId, principal.effective.userId));
    const [view] = isIdIn(savedViews.id, id) ? await transaction.delete(savedViews).where(isOwn).returning() : [];
    if (!view) return failed(notFound('savedView'), SavedView.missingTarget(id, principal));
    const target = SavedView.targetOf(view, principal);
    return done(true, view.shared ? { target, diff: { name: [view.name, null] } } : null);
  },
});

import { and, eq } from 'drizzle-orm';
import { isIdIn } from '../database/ids.ts';
import { savedViews } from '../database/schema.ts';
import { notFound } from '../errors/failure.ts';
import { done, failed } from '../mutations/outcome.ts';
import { auth } from '../policy/rules.ts';
import { builder } from '../schema/builder.ts';
import { defineMutation } from '../schema/defineMutation.ts';
import { OkPayload } from '../schema/payload.ts';
import { SavedView } from './savedView.ts';

/** Deletes a view of the caller's own; not one that somebody else shares. */
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

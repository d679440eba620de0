import { randomUUID } from 'node:crypto';
import { singleLineText } from '@edge-console/forms/rules';
import { and, count, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { savedViews } from '../../core/database/schema.ts';
import { invalid } from '../../core/errors/failure.ts';
import { validationMessages } from '../../core/errors/messages.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { auth } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint } from '../../core/schema/constraint.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { fieldErrors } from '../../core/errors/userError.ts';
import { SavedView } from './savedView.ts';

const SavedViewInput = builder.inputType('SavedViewInput', {
  fields: (t) => ({
    screen: t.string({ required: true, ...constraint({ max: 60 }) }),
    name: t.string({ required: true, ...constraint({ min: 3, max: 60 }) }),
    filter: t.field({ type: 'JSON', required: true }),
    shared: t.boolean({ defaultValue: false }),
  }),
});

const rule = v.object({ screen: v.pipe(v.string(), v.maxLength(60)), name: singleLineText(3, 60) });

/** Maximum length of a filter as JSON, which still fits in a URL. */
const maxFilterLength = 4_000;
/** Maximum number of views per user and list. */
const maxViews = 50;

/** Creates a saved view, or overwrites the caller's own with the same name. */
export const saveView = defineMutation({
  name: 'saveView',
  rule: auth({}),
  args: builder.args((t) => ({ input: t.field({ type: SavedViewInput, required: true }) })),
  payload: SavedView.payload(),
  audit: { action: 'view.save', target: SavedView },
  examples: [{ with: { input: { screen: 'users', name: 'Newly saved', filter: { search: 'a' } } } }],
  run: async (context, { input }) => {
    const checked = v.safeParse(rule, input);
    if (!checked.success) return refused(fieldErrors(checked.issues));
    const { screen, name } = checked.output;
    const { filter, shared } = input;
    if (JSON.stringify(filter).length > maxFilterLength)
      return failed(invalid(validationMessages.viewSize(maxFilterLength), 'filter'));
    const { transaction, principal } = context;
    const { userId, entity } = principal.effective;
    const own = and(eq(savedViews.userId, userId), eq(savedViews.screen, screen));
    const change = { name, filter, shared: shared ?? false };
    const sameName = and(own, sql`lower(${savedViews.name}) = lower(${name}::text)`);
    const [earlier] = await transaction.select({ shared: savedViews.shared }).from(savedViews).where(sameName);
    const [replaced] = await transaction.update(savedViews).set(change).where(sameName).returning();
    // A private view is UI state.
    const isAudited = change.shared || earlier?.shared === true;
    if (replaced)
      return done(replaced, isAudited ? { target: SavedView.targetOf(replaced, principal), diff: {} } : null);
    const [total] = await transaction.select({ count: count() }).from(savedViews).where(own);
    if ((total?.count ?? 0) >= maxViews) return failed(invalid(validationMessages.viewCount(maxViews)));
    const [view] = await transaction
      .insert(savedViews)
      .values({ id: randomUUID(), entityId: entity.id, userId, screen, ...change })
      .returning();
    if (!view) throw new Error('A view could not be saved');
    const diff = { name: [null, view.name], shared: [null, view.shared] } as const;
    return done(view, isAudited ? { target: SavedView.targetOf(view, principal), diff } : null);
  },
});

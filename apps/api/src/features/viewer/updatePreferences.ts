import { eq } from 'drizzle-orm';
import { diffOf } from '../../core/audit/diff.ts';
import { users, type Preferences } from '../../core/database/schema.ts';
import { invalid, type Failure } from '../../core/errors/failure.ts';
import { validationMessages } from '../../core/errors/messages.ts';
import { done, failed } from '../../core/mutations/outcome.ts';
import type { PrincipalEntity } from '../../core/policy/principal.ts';
import { auth } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { DefaultPageEnum, ViewModeEnum } from '../../core/schema/enums.ts';
import { User } from '../../core/accounts/user.ts';
import { preferencesOf } from './preferences.ts';
import { ViewerPayload } from './viewerPayload.ts';

const PreferencesInput = builder.inputType('PreferencesInput', {
  fields: (t) => ({
    defaultPage: t.field({ type: DefaultPageEnum }),
    tours: t.field({ type: 'JSON' }),
    checklist: t.field({ type: 'JSON' }),
    viewMode: t.field({ type: ViewModeEnum }),
    singleKeyShortcuts: t.boolean(),
  }),
});

type Requested = { readonly [Name in keyof Preferences]?: Preferences[Name] | null | undefined };

const names = ['defaultPage', 'tours', 'checklist', 'viewMode', 'singleKeyShortcuts'] as const;

/** Preferences that are recorded in the audit log. The others are UI state: tips, checklist, theme. */
const audited = ['defaultPage', 'singleKeyShortcuts'] as const;

/** Maximum length of `tours` and of `checklist` as JSON. */
const maxJsonLength = 4_000;

function obstacleTo({ defaultPage, tours, checklist }: Requested, entity: PrincipalEntity): Failure | null {
  if (defaultPage && entity.type !== 'CUSTOMER') return invalid(validationMessages.defaultPageType, 'defaultPage');
  if (defaultPage === 'ANALYTICS' && !entity.services.includes('EDGE_INTELLIGENCE'))
    return invalid(validationMessages.defaultPageService, 'defaultPage');
  for (const [field, value] of Object.entries({ tours, checklist })) {
    if (JSON.stringify(value ?? null).length > maxJsonLength)
      return invalid(validationMessages.preferenceSize(maxJsonLength), field);
  }
  return null;
}

/** Updates the caller's own preferences; while acting, those of the effective user. Absent and null fields are unchanged. */
export const updatePreferences = defineMutation({
  name: 'updatePreferences',
  rule: auth({ scope: 'SELF' }),
  args: builder.args((t) => ({ input: t.field({ type: PreferencesInput, required: true }) })),
  payload: ViewerPayload,
  audit: { action: 'preferences.update', target: User },
  examples: [{ with: { input: { viewMode: 'dark' } } }],
  run: async (context, { input }) => {
    const { transaction, principal } = context;
    const { userId, entity } = principal.effective;
    const obstacle = obstacleTo(input, entity);
    if (obstacle) return failed(obstacle);
    const found = await User.lock(context, userId);
    if ('refusal' in found) return found.refusal;
    const { row: user, target } = found;
    const before = preferencesOf(user);
    const after: Preferences = {
      defaultPage: input.defaultPage ?? before.defaultPage,
      tours: input.tours ?? before.tours,
      checklist: input.checklist ?? before.checklist,
      viewMode: input.viewMode ?? before.viewMode,
      singleKeyShortcuts: input.singleKeyShortcuts ?? before.singleKeyShortcuts,
    };
    const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
    if (changed.length === 0) return done(true, null);
    // The user's version is unchanged, because an administrator may be editing it.
    await transaction.update(users).set({ preferences: after }).where(eq(users.id, user.id));
    const recorded = audited.filter((name) => changed.includes(name));
    return done(true, recorded.length > 0 ? { target, diff: diffOf(recorded, before, after) } : null);
  },
});

import { invalid } from '../../core/errors/failure.ts';
import { validationMessages } from '../../core/errors/messages.ts';
import { done, failed } from '../../core/mutations/outcome.ts';
import { manageAlerts } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { AlertRule } from './alertRule.ts';

const maxDays = 365;
const day = 86_400_000;

/** Stops a rule's notifications until then, or resumes them without a date. The rule is still evaluated. */
export const muteAlertRule = defineMutation({
  name: 'muteAlertRule',
  rule: manageAlerts,
  args: builder.args((t) => ({ id: t.id({ required: true }), until: t.field({ type: 'DateTime' }) })),
  payload: AlertRule.payload(),
  audit: { action: 'alertRule.mute', target: AlertRule },
  examples: [{ on: 'alertRule' }],
  run: async (context, { id, until = null }) => {
    const found = await AlertRule.lock(context, id);
    if ('refusal' in found) return found.refusal;
    const { row, target } = found;
    const left = until === null ? null : until.getTime() - Date.now();
    if (left !== null && (left <= 0 || left > maxDays * day))
      return failed(invalid(validationMessages.mutedUntil(maxDays), 'until'), target);
    if (row.mutedUntil?.getTime() === until?.getTime()) return done(row, null);
    const updated = await AlertRule.update(context, row, { mutedUntil: until });
    const diff = { mutedUntil: [row.mutedUntil?.toISOString() ?? null, until?.toISOString() ?? null] } as const;
    return done(updated, { target, diff });
  },
});

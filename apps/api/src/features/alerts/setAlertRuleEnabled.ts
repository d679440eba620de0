import { done } from '../../core/mutations/outcome.ts';
import { manageAlerts } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { AlertRule } from './alertRule.ts';
import { endIncident, initialState } from './resetState.ts';

/** Enables or disables an alert rule. A disabled rule is not evaluated, and its incident ends. */
export const setAlertRuleEnabled = defineMutation({
  name: 'setAlertRuleEnabled',
  rule: manageAlerts,
  args: builder.args((t) => ({ id: t.id({ required: true }), enabled: t.boolean({ required: true }) })),
  payload: AlertRule.payload(),
  audit: { action: 'alertRule.setEnabled', target: AlertRule },
  examples: [{ on: 'alertRule', with: { enabled: false } }],
  run: async (context, { id, enabled }) => {
    const found = await AlertRule.lock(context, id);
    if ('refusal' in found) return found.refusal;
    const { row, target } = found;
    if (row.enabled === enabled) return done(row, null);
    await endIncident(context.transaction, row.id);
    const updated = await AlertRule.update(context, row, { enabled, ...initialState });
    return done(updated, { target, diff: { enabled: [row.enabled, enabled] } });
  },
});

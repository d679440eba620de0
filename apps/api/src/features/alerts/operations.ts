export { alertIncidents, alertNotifications } from './alertIncidents.ts';
export { alertRecipients } from './recipients.ts';
export { alertRules } from './alertRules.ts';
export { createAlertRule } from './createAlertRule.ts';
export { deleteAlertRule } from './deleteAlertRule.ts';
export { muteAlertRule } from './muteAlertRule.ts';
export { rotateAlertWebhookSecret } from './rotateAlertWebhookSecret.ts';
export { setAlertRuleEnabled } from './setAlertRuleEnabled.ts';
export { updateAlertRule } from './updateAlertRule.ts';

import type { MutationResult } from '../../core/mutations/runMutation.ts';
import { builder } from '../../core/schema/builder.ts';
import { UserErrorObject, type Payload } from '../../core/schema/payload.ts';
import { AlertRule, type AlertRuleRow } from './alertRule.ts';

/** A rule, with the secret of its webhook if it was just created. */
type RuleWithSecret = { readonly alertRule: AlertRuleRow; readonly webhookSecret: string | null };

export const AlertRuleSecretPayload: Payload<RuleWithSecret> = builder
  .objectRef<MutationResult<RuleWithSecret>>('AlertRuleSecretPayload')
  .implement({
    fields: (t) => ({
      alertRule: t.field({ type: AlertRule.type, nullable: true, resolve: ({ value }) => value?.alertRule ?? null }),
      webhookSecret: t.string({ nullable: true, resolve: ({ value }) => value?.webhookSecret ?? null }),
      userErrors: t.field({ type: [UserErrorObject], resolve: ({ userErrors }) => userErrors }),
    }),
  });

import { singleLineText, multilineText, oneOf } from '@edge-console/forms/rules';
import * as v from 'valibot';

/** Issue categories, in the order of the form. */
export const issueCategories = ['ACCOUNT', 'ANALYTICS', 'DELIVERY', 'BILLING', 'OTHER'] as const;
export type IssueCategory = (typeof issueCategories)[number];

/** Input for reporting an issue. */
export const issueRule = v.object({
  subject: singleLineText(3, 60),
  category: oneOf(issueCategories),
  description: multilineText(15, 500),
});

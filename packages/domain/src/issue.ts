import { lineOfText, multilineText, oneOf } from '@edge-console/forms/rules';
import * as v from 'valibot';

/** What an issue can be about, in the order in which it is asked. */
export const issueCategories = ['ACCOUNT', 'ANALYTICS', 'DELIVERY', 'BILLING', 'OTHER'] as const;
export type IssueCategory = (typeof issueCategories)[number];

/** Input of reporting an issue. */
export const issueRule = v.object({
  subject: lineOfText(3, 60),
  category: oneOf(issueCategories),
  description: multilineText(15, 500),
});

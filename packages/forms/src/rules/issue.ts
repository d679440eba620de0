import * as v from 'valibot';
import { multilineText } from './multilineText.ts';
import { lineOfText } from './name.ts';
import { oneOf } from './selection.ts';

/** What an issue can be about, in the order in which it is asked. */
export const issueCategories = ['ACCOUNT', 'ANALYTICS', 'DELIVERY', 'BILLING', 'OTHER'] as const;
export type IssueCategory = (typeof issueCategories)[number];

/** Input of reporting an issue. */
export const issueRule = v.object({
  subject: lineOfText(3, 60),
  category: oneOf(issueCategories),
  description: multilineText(15, 500),
});

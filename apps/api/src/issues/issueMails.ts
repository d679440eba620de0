import type { IssueRow, Mail } from '../database/schema.ts';
import { nameInMail } from '../outbox/nameInMail.ts';

const categoryNames = {
  ACCOUNT: 'Account',
  ANALYTICS: 'Analytics',
  DELIVERY: 'Delivery',
  BILLING: 'Billing',
  OTHER: 'Other',
} as const satisfies Record<IssueRow['category'], string>;

/** Who reported an issue, and for whom. */
export type Reporter = {
  readonly email: string;
  readonly entityName: string;
  /** Whom they acted for; null: nobody. */
  readonly actingFor: string | null;
};

const reportedBy = ({ email, entityName, actingFor }: Reporter): string =>
  `Reported by ${email} of ${nameInMail(entityName)}${actingFor === null ? '' : `, acting as ${actingFor}`}`;

/** Names and lines of the diagnostics, indented: they were written by the reporter's browser, and may hold anything. */
const diagnosticLines = ({ diagnostics }: IssueRow): string[] =>
  diagnostics === null
    ? ['No diagnostics were sent.']
    : [
        'Diagnostics:',
        ...Object.entries(diagnostics).map(([name, value]) => `  ${name}: ${[value].flat().join(', ')}`),
      ];

const written = (issue: IssueRow): string[] => [
  `Category: ${categoryNames[issue.category]}`,
  `Subject: ${nameInMail(issue.subject)}`,
  '',
  ...issue.description.split('\n').map((line) => `  ${nameInMail(line)}`),
];

/** To those who answer. */
export const issueMail = (to: string, issue: IssueRow, reporter: Reporter): Mail => ({
  to,
  subject: `${issue.reference} ${nameInMail(issue.subject)}`,
  text: [reportedBy(reporter), ...written(issue), '', ...diagnosticLines(issue)].join('\n'),
});

/** To the one who reported it. */
export const issueReceivedMail = (to: string, issue: IssueRow): Mail => ({
  to,
  subject: `${issue.reference} We have received your report`,
  text: [
    `Thank you. Your report has the reference number ${issue.reference}. Please name it when you write to us about it.`,
    'You get an answer at this address.',
    '',
    ...written(issue),
  ].join('\n'),
});

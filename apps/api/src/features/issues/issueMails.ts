import type { IssueRow, Mail, UploadRow } from '../../core/database/schema.ts';
import { nameInMail, productInMail } from '../../core/mail/mailText.ts';
import { linkDays, type IssueFile } from './issueFiles.ts';

const categoryNames = {
  ACCOUNT: 'Account',
  ANALYTICS: 'Analytics',
  DELIVERY: 'Delivery',
  BILLING: 'Billing',
  OTHER: 'Other',
} as const satisfies Record<IssueRow['category'], string>;

/** Who reported an issue, and on whose behalf. */
type Reporter = {
  readonly email: string;
  readonly entityName: string;
  /** The user they acted as, or null. */
  readonly actingFor: string | null;
};

const reportedBy = ({ email, entityName, actingFor }: Reporter): string =>
  `Reported by ${email} of ${nameInMail(entityName)}${actingFor === null ? '' : `, acting as ${actingFor}`}`;

/** Diagnostics lines, indented because they come from the reporter's browser and can contain anything. */
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

const size = (bytes: number): string => (bytes < 1_000 ? `${bytes} B` : `${Math.ceil(bytes / 1_000)} kB`);

const fileLines = (files: readonly IssueFile[]): string[] =>
  files.length === 0
    ? []
    : [
        `Files (links expire after ${linkDays} days). Open with care: they were not scanned for malware.`,
        ...files.map(({ name, bytes, link }) => `  ${nameInMail(name)} (${size(bytes)}): ${link}`),
        '',
      ];

/** To support. */
export const issueMail = (to: string, issue: IssueRow, reporter: Reporter, files: readonly IssueFile[]): Mail => ({
  to,
  subject: `${issue.reference} ${nameInMail(issue.subject)}`,
  text: [reportedBy(reporter), ...written(issue), '', ...fileLines(files), ...diagnosticLines(issue)].join('\n'),
});

/** To the reporter, with the names of the files. */
export const issueReceivedMail = (
  to: string,
  issue: IssueRow,
  files: readonly Pick<UploadRow, 'filename'>[],
): Mail => ({
  to,
  subject: `${issue.reference} We received your report`,
  text: [
    `Thank you. We received your report about ${productInMail}. Your reference number is ${issue.reference}. Include it if you contact us about this report.`,
    'We will reply to this address.',
    '',
    ...written(issue),
    ...(files.length === 0 ? [] : ['', `Files: ${files.map(({ filename }) => nameInMail(filename)).join(', ')}`]),
  ].join('\n'),
});

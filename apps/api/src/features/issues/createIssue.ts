import { randomInt, randomUUID } from 'node:crypto';
import { issueRule } from '@edge-console/domain';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { entities, issues, type IssueRow } from '../../core/database/schema.ts';
import { invalid } from '../../core/errors/failure.ts';
import { validationMessages } from '../../core/errors/messages.ts';
import { fieldErrors, userError } from '../../core/errors/userError.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import type { MutationResult } from '../../core/mutations/runMutation.ts';
import { enqueueMails } from '../../core/outbox/enqueue.ts';
import { auth } from '../../core/policy/rules.ts';
import type { SignedInContext } from '../../core/requests/context.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint } from '../../core/schema/constraint.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { IssueCategoryEnum } from '../../core/schema/enums.ts';
import { UserErrorObject, type Payload } from '../../core/schema/payload.ts';
import { enforceIssueLimit } from '../../core/requests/databaseRateLimits.ts';
import { User } from '../../core/accounts/user.ts';
import { attach, linked, ownUploads } from './issueFiles.ts';
import { issueMail, issueReceivedMail } from './issueMails.ts';

/** Maximum number of files per issue. */
const maxFiles = 5;

const IssueInput = builder.inputType('IssueInput', {
  fields: (t) => ({
    subject: t.string({ required: true, ...constraint({ min: 3, max: 60 }) }),
    category: t.field({ type: IssueCategoryEnum, required: true }),
    description: t.string({ required: true, ...constraint({ min: 15, max: 500 }) }),
    uploadKeys: t.stringList(constraint({ max: maxFiles })),
    diagnostics: t.field({ type: 'JSON' }),
  }),
});

const IssuePayload: Payload<string> = builder.objectRef<MutationResult<string>>('IssuePayload').implement({
  fields: (t) => ({
    reference: t.string({ nullable: true, resolve: ({ value }) => value }),
    userErrors: t.field({ type: [UserErrorObject], resolve: ({ userErrors }) => userErrors }),
  }),
});

/** A number that can be read out on the phone and does not reveal how many issues there are. */
const createReference = (): string => {
  const digits = String(randomInt(100_000_000)).padStart(8, '0');
  return `EC-${digits.slice(0, 4)}-${digits.slice(4)}`;
};

type NewIssue = Omit<typeof issues.$inferInsert, 'id' | 'reference'>;

/** Retries with another reference if it is taken, which happens once in millions. */
async function insertIssue(context: SignedInContext, issue: NewIssue): Promise<IssueRow> {
  const row = { ...issue, id: randomUUID(), reference: createReference() };
  const [stored] = await context.transaction.insert(issues).values(row).onConflictDoNothing().returning();
  return stored ?? insertIssue(context, issue);
}

async function nameOfEntity({ transaction, principal }: SignedInContext): Promise<string> {
  const [entity] = await transaction
    .select({ name: entities.name })
    .from(entities)
    .where(eq(entities.id, principal.effective.entity.id));
  return entity?.name ?? '';
}

/** The target type in the audit log, because issues are not API objects. */
export const issueKind = 'Issue';

/** Reports an issue: mails it to support, and mails the reference number to the reporter. */
export const createIssue = defineMutation({
  name: 'createIssue',
  rule: auth({}),
  args: builder.args((t) => ({ input: t.field({ type: IssueInput, required: true }) })),
  payload: IssuePayload,
  audit: { action: 'issue.create', target: User },
  examples: [
    {
      with: {
        input: {
          subject: 'Charts are empty',
          category: 'ANALYTICS',
          description: 'Since this morning nothing is shown.',
        },
      },
    },
  ],
  run: async (context, { input }) => {
    const { transaction, principal, settings } = context;
    const { actor, effective } = principal;
    const checked = v.safeParse(issueRule, input);
    if (!checked.success) return refused(fieldErrors(checked.issues));
    const keys = input.uploadKeys ?? [];
    if (keys.length > maxFiles) return refused([userError('TOO_MANY_FILES', ['uploadKeys'])]);
    const files = await ownUploads(context, keys);
    if (files === null) return refused([userError('UPLOAD_INCOMPLETE', ['uploadKeys'])]);
    const diagnostics = v.safeParse(v.nullish(diagnosticsRule, null), input.diagnostics);
    if (!diagnostics.success)
      return failed(invalid(validationMessages.diagnostics(maxDiagnosticsLength), 'diagnostics'));
    const rateLimitError = await enforceIssueLimit(context);
    if (rateLimitError) return refused([rateLimitError]);
    const { id: entityId } = effective.entity;
    const issue = await insertIssue(context, {
      ...checked.output,
      entityId,
      userId: effective.userId,
      diagnostics: diagnostics.output,
    });
    await attach(context, files, issue.id);
    const reporter = {
      email: actor.email,
      entityName: await nameOfEntity(context),
      actingFor: principal.acting ? effective.email : null,
    };
    const subject = `mail ${actor.userId}`;
    const mails = [
      { mail: issueMail(settings.supportAddress, issue, reporter, await linked(settings.storage, files)), subject },
      { mail: issueReceivedMail(actor.email, issue, files), subject },
    ];
    await enqueueMails(transaction, mails, entityId);
    const target = { type: issueKind, id: issue.id, name: issue.reference, entityId };
    return done(issue.reference, {
      target,
      diff: { subject: [null, issue.subject], category: [null, issue.category] },
    });
  },
});

/** Maximum length of diagnostics as JSON. */
const maxDiagnosticsLength = 4_000;

/** Values are written into a mail line by line, so they cannot contain line breaks. */
const isLine = v.regex(/^[^\p{Cc}]*$/u);
const line = v.pipe(v.string(), v.maxLength(500), isLine);
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(40), isLine);

/** What the reporter's browser says about itself, by name: one or more lines. */
const diagnosticsRule = v.pipe(
  v.record(name, v.union([line, v.pipe(v.array(line), v.maxLength(20))])),
  v.check((given) => JSON.stringify(given).length <= maxDiagnosticsLength),
);

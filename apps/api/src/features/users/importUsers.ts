import { inviteUserRule } from '@edge-console/domain';
import { readTyped } from '@edge-console/forms/rules';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { appendAudit, type AuditEntry } from '../../core/audit/appendAudit.ts';
import { users, type EntityRow, type RoleRow, type UserRow } from '../../core/database/schema.ts';
import { readEntityFor } from '../../core/accounts/readEntity.ts';
import { importMessages, missingMessages } from '../../core/errors/messages.ts';
import { fieldErrors, userError, type UserError } from '../../core/errors/userError.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { enqueueAll } from '../../core/outbox/enqueue.ts';
import { missingStepUp } from '../../core/policy/grantStepUp.ts';
import { defaultRoleId } from '../../core/policy/permissions.ts';
import { auth } from '../../core/policy/rules.ts';
import { enforceRateLimit } from '../../core/requests/rateLimiter.ts';
import type { SignedInContext } from '../../core/requests/context.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint } from '../../core/schema/constraint.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { rowsPayload, UserErrorObject } from '../../core/schema/payload.ts';
import { isAssignable, roleCanGrantRights, rolesForEntity } from '../../core/accounts/grantableRoles.ts';
import { invitationDiff, invitationOf, invitedUser } from '../../core/accounts/invitation.ts';
import { enforceImportLimit, enforceRecipientLimits } from '../../core/requests/databaseRateLimits.ts';
import { inviteUser } from './inviteUser.ts';
import { parseCsv } from './parseCsv.ts';
import { User } from '../../core/accounts/user.ts';

/** The columns of the template. `role`: a name or ID; empty for the default one. */
const columns = ['name', 'last_name', 'email', 'phone', 'role'] as const;
type Column = (typeof columns)[number];
/** Header names in other systems and in our own export, in lowercase without spaces and symbols. */
const columnOfHeader: Readonly<Record<string, Column>> = {
  name: 'name',
  firstname: 'name',
  givenname: 'name',
  lastname: 'last_name',
  surname: 'last_name',
  familyname: 'last_name',
  email: 'email',
  emailaddress: 'email',
  phone: 'phone',
  phonenumber: 'phone',
  role: 'role',
};
/** Columns of our own export that an invitation does not need. */
const exportedOnly: ReadonlySet<string> = new Set(['account', 'creationdate', 'lastlogin', 'mfa', 'status']);
const required = ['name', 'last_name', 'email'] as const;
const maxRows = 500;
/** Maximum length of the text. */
const maxCsvLength = 50_000;
/** Imports per minute, each of which mails up to 500 invitations. */
const perMinute = 1;

type Line = { readonly line: number } & Readonly<Record<Column, string>>;
type ImportRow = {
  readonly line: number;
  readonly name: string;
  readonly email: string;
  readonly error: UserError | null;
};
type Checked = ImportRow & { readonly values: typeof users.$inferInsert | null; readonly canGrantRights?: boolean };

const ImportRowObject = builder.objectRef<ImportRow>('ImportRow').implement({
  fields: (t) => ({
    line: t.exposeInt('line'),
    /** The full name, so that a wrong encoding is noticed before it is stored. */
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    ok: t.boolean({ resolve: ({ error }) => error === null }),
    error: t.field({ type: UserErrorObject, nullable: true, resolve: ({ error }) => error }),
  }),
});

const csvError = (code: 'CSV_COLUMNS' | 'CSV_ROWS', message: string): UserError => ({
  ...userError(code, ['csv']),
  message,
});

/** The column of each header (null if it is not needed), or an error that names missing or unknown columns. */
function readHead(headers: readonly string[]): readonly (Column | null)[] | UserError {
  const keys = headers.map((header) =>
    header
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  );
  const found = keys.map((key) => (Object.hasOwn(columnOfHeader, key) ? (columnOfHeader[key] ?? null) : null));
  const missing = required.filter((column) => !found.includes(column));
  // A spreadsheet that is wider than its table writes columns without a header.
  const unknown = headers.filter((header, at) => {
    const key = keys[at] ?? '';
    return header !== '' && found[at] === null && !exportedOnly.has(key);
  });
  const repeated = columns.filter((column) => found.indexOf(column) !== found.lastIndexOf(column));
  if (missing.length + unknown.length + repeated.length === 0) return found;
  const named = (message: (columns: string) => string, names: readonly string[]): string[] =>
    names.length === 0
      ? []
      : [
          message(
            names
              .map((name) => name.slice(0, 60))
              .join(', ')
              .slice(0, 300),
          ),
        ];
  const reasons = [
    ...named(importMessages.missing, missing),
    ...named(importMessages.unknown, unknown),
    ...named(importMessages.repeated, repeated),
  ];
  return csvError('CSV_COLUMNS', [...reasons, importMessages.columns(columns.join(', '))].join(' '));
}

/** Removes the apostrophe that our own export adds so that spreadsheets do not read a cell as a formula. */
const readCell = (text: string): string => text.replace(/^'(?=\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/, '');

function readLines(csv: string): readonly Line[] | UserError {
  const [head, ...rows] = parseCsv(csv);
  const found = readHead(head?.fields ?? []);
  if ('code' in found) return found;
  if (rows.length === 0 || rows.length > maxRows)
    return csvError('CSV_ROWS', rows.length === 0 ? importMessages.empty : importMessages.tooMany(maxRows));
  return rows.map(({ line, fields }) => {
    const at = (column: Column): string => readCell(fields[found.indexOf(column)] ?? '');
    return {
      line,
      name: at('name'),
      last_name: at('last_name'),
      email: readTyped(at('email')),
      phone: at('phone'),
      role: at('role'),
    };
  });
}

/** Addresses of users visible to the caller. A dry run reveals no others, because it checks hundreds of addresses. */
async function visibleAmong({ transaction }: SignedInContext, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await transaction
    .select({ key: users.emailKey })
    .from(users)
    .where(sql`${users.emailKey} = ANY(${sql.param(emails.map((email) => email.toLowerCase()))}::text[])`);
  return new Set(found.map(({ key }) => key));
}

/** Addresses that have a user in any account. */
async function existingAmong(
  { transaction }: SignedInContext,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await transaction
    .select({ email: sql<string>`email` })
    .from(sql`unnest(${sql.param([...emails])}::text[]) email`)
    .where(sql`is_email_taken(email)`);
  return new Set(found.map(({ email }) => email));
}

/** Validates each line like `inviteUser`, and reports its first error. */
async function checkLines(context: SignedInContext, entity: EntityRow, lines: readonly Line[]): Promise<Checked[]> {
  const existing = await visibleAmong(
    context,
    lines.map(({ email }) => email),
  );
  const roles = await rolesForEntity(context, entity);
  const roleOf = (written: string): RoleRow | undefined =>
    roles.find(({ id }) => id === (written || defaultRoleId)) ??
    roles.find(({ name }) => name.toLowerCase() === written.toLowerCase());
  const lineOfEmail = new Map<string, number>();
  return lines.map(({ line, name, last_name: lastName, email, phone, role: writtenRole }) => {
    const user = { line, name: [name, lastName].filter(Boolean).join(' '), email };
    const refuse = (error: UserError): Checked => ({ ...user, error, values: null });
    const input = { name, lastName, email, ...(phone === '' ? {} : { phone }) };
    const checked = v.safeParse(inviteUserRule, input);
    const [fieldError] = checked.success ? [] : fieldErrors(checked.issues);
    if (!checked.success && fieldError) return refuse(fieldError);
    const role = roleOf(writtenRole);
    if (!role) return refuse({ code: 'NOT_FOUND', field: ['roleId'], message: missingMessages.role, details: null });
    if (!isAssignable(context, role, entity)) return refuse(userError('ROLE_ESCALATION', ['roleId']));
    const earlier = lineOfEmail.get(email.toLowerCase());
    lineOfEmail.set(email.toLowerCase(), earlier ?? line);
    if (earlier !== undefined)
      return refuse({
        ...userError('EMAIL_EXISTS', ['email']),
        message: importMessages.duplicate(earlier),
      });
    if (existing.has(email.toLowerCase())) return refuse(userError('EMAIL_EXISTS', ['email']));
    if (!checked.success) throw new Error('A line was rejected without a reason');
    const values = invitedUser(checked.output, entity, role, context.principal);
    return { ...user, error: null, values, canGrantRights: roleCanGrantRights(role, entity) };
  });
}

/** Rejects lines whose address has a user in another account or was invited too often. */
async function refuseLines(context: SignedInContext, checked: readonly Checked[]): Promise<Checked[]> {
  const good = checked.flatMap(({ email, values }) => (values ? [email] : []));
  const existing = await existingAmong(context, good);
  const refusals = await enforceRecipientLimits(
    context,
    good.filter((email) => !existing.has(email)),
  );
  return checked.map((row) => {
    if (!row.values) return row;
    const error = existing.has(row.email) ? userError('EMAIL_EXISTS', ['email']) : refusals.get(row.email);
    return error ? { ...row, error, values: null } : row;
  });
}

async function insertUsers(
  context: SignedInContext,
  entity: EntityRow,
  checked: readonly Checked[],
): Promise<UserRow[]> {
  const values = checked.flatMap((row) => row.values ?? []);
  if (values.length === 0) return [];
  const { transaction, principal } = context;
  const added = await transaction
    .insert(users)
    .values(values)
    .onConflictDoNothing({ target: users.emailKey })
    .returning();
  const invitation = await invitationOf(context, entity);
  await enqueueAll(
    transaction,
    added.map((user) => ({ user, kind: 'CREATE', invitation })),
  );
  const { action } = inviteUser.audit;
  const entries = added.map((user): AuditEntry => ({
    action,
    target: User.targetOf(user, principal),
    outcome: 'OK',
    diff: invitationDiff(user),
  }));
  await appendAudit(context, ...entries);
  return added;
}

/**
 * Invites the users in a CSV text to the caller's account. Lines with an error are reported and skipped; the others are added and mailed.
 * With `dryRun`, no one is: the response reports what would happen, except for addresses in use in other accounts.
 */
export const importUsers = defineMutation({
  name: 'importUsers',
  rule: auth({ group: 'st.users', level: 'MANAGE' }),
  args: builder.args((t) => ({
    csv: t.string({ required: true, ...constraint({ max: maxCsvLength }) }),
    dryRun: t.boolean({ required: true, defaultValue: true }),
  })),
  payload: rowsPayload('ImportPayload', ImportRowObject),
  audit: { action: 'user.import', target: User },
  cost: { value: 200 },
  examples: [{ with: { csv: 'name,last_name,email\nRobin,Newcomer,robin@example.com' } }],
  run: async (context, { csv, dryRun }) => {
    const lines = readLines(csv);
    if ('code' in lines) return refused([lines]);
    const found = await readEntityFor(context, null);
    if ('failure' in found) return failed(found.failure);
    const checked = await checkLines(context, found.entity, lines);
    if (dryRun)
      return done(
        checked.map(({ line, name, email, error }) => ({ line, name, email, error })),
        null,
      );
    const stepUp = checked.some((row) => row.canGrantRights) ? missingStepUp(context.principal) : null;
    if (stepUp) return failed(stepUp);
    enforceRateLimit(context, 'importUsers', context.principal.actor.userId, perMinute);
    const tooMany = await enforceImportLimit(context, checked.filter(({ values }) => values !== null).length);
    if (tooMany) return refused([tooMany]);
    const invited = await refuseLines(context, checked);
    const added = new Set((await insertUsers(context, found.entity, invited)).map(({ id }) => id));
    return done(
      invited.map(({ error, values, ...user }) => ({
        ...user,
        // A concurrent request has added the address.
        error: values && !added.has(values.id) ? userError('EMAIL_EXISTS', ['email']) : error,
      })),
      null,
    );
  },
});

import { and, eq, gt, sql } from 'drizzle-orm';
import { auditEvents } from '../../core/database/schema.ts';
import { failure, failureOfDenial, invalid, notFound } from '../../core/errors/failure.ts';
import { validationMessages } from '../../core/errors/messages.ts';
import { authorize } from '../../core/policy/authorize.ts';
import { isAdministrator } from '../../core/policy/principal.ts';
import { auth } from '../../core/policy/rules.ts';
import type { SignedInContext } from '../../core/requests/context.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint } from '../../core/schema/constraint.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { sectionOf } from './accountSections.ts';
import { readSection, type Page } from './readSection.ts';
import { AccountSectionEnum, exportAction } from './startAccountExport.ts';

const PageObject = builder.objectRef<Page>('AccountExportPage').implement({
  fields: (t) => ({
    rows: t.field({ type: 'JSON', resolve: ({ rows }) => rows }),
    next: t.exposeString('next', { nullable: true }),
  }),
});

/** Whether the caller started an export of their account in the last hour. */
async function isStarted({ transaction, principal }: SignedInContext): Promise<boolean> {
  const { actor, effective } = principal;
  const [started] = await transaction
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.actorId, actor.userId),
        eq(auditEvents.action, exportAction),
        eq(auditEvents.entityId, effective.entity.id),
        eq(auditEvents.outcome, 'OK'),
        gt(auditEvents.at, sql`now() - interval '1 hour'`),
      ),
    )
    .limit(1);
  return started !== undefined;
}

/** A page of a section of the account's export, after `startAccountExport`. `next` is the `after` of the next page. */
export const accountExportPage = defineQuery({
  name: 'accountExportPage',
  rule: auth({ adminAccess: true, notActing: true }),
  args: builder.args((t) => ({
    section: t.field({ type: AccountSectionEnum, required: true }),
    after: t.string(constraint({ max: 2_000 })),
  })),
  type: PageObject,
  cost: { value: 100 },
  examples: [{ with: { section: 'users' } }, { case: 'audit', with: { section: 'auditEvents' } }],
  run: async (context, { section, after }) => {
    const { principal, transaction } = context;
    if (!isAdministrator(principal.effective)) return { failure: failure('FORBIDDEN') };
    const found = sectionOf(section);
    const decision = authorize(principal, found.rule, { kind: 'Query' });
    if (!decision.allowed) return { failure: failureOfDenial(decision) };
    if (!(await isStarted(context))) return { failure: notFound('accountExport') };
    const page = await readSection(transaction, found, principal.effective.entity.id, after ?? null);
    return page ?? { failure: invalid(validationMessages.cursor, 'after') };
  },
});

import { allAdministratorsOf } from '../../core/accounts/administrators.ts';
import { loadUserName } from '../../core/accounts/loaders.ts';
import type { EntityRow } from '../../core/database/schema.ts';
import { enqueueMails } from '../../core/outbox/enqueue.ts';
import type { SignedInContext } from '../../core/requests/context.ts';
import { accountDataMail } from './exportMails.ts';
import { Entity } from '../../core/accounts/entity.ts';
import { failure } from '../../core/errors/failure.ts';
import { done, failed } from '../../core/mutations/outcome.ts';
import { authorize } from '../../core/policy/authorize.ts';
import { isAdministrator } from '../../core/policy/principal.ts';
import { auth } from '../../core/policy/rules.ts';
import { enforceRateLimit } from '../../core/requests/rateLimiter.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { rowsPayload } from '../../core/schema/payload.ts';
import { sectionNames, sectionOf, type SectionName } from './accountSections.ts';
import { exportsPerMinute } from './exportMyData.ts';
import { countRows } from './readSection.ts';

export const AccountSectionEnum = builder.enumType('AccountSection', { values: sectionNames });

type ReadableSection = { readonly section: SectionName; readonly count: number };

const ReadableSectionObject = builder.objectRef<ReadableSection>('AccountExportSection').implement({
  fields: (t) => ({
    section: t.expose('section', { type: AccountSectionEnum }),
    count: t.exposeInt('count'),
  }),
});

/** Audit log action; `accountExportPage` requires a recent event with it. */
export const exportAction = 'account.export';

/** Mails the account's administrators, including the one who exports. */
async function notifyAdministrators(context: SignedInContext, { id, name }: EntityRow): Promise<void> {
  const { transaction, principal, settings } = context;
  const { email } = principal.actor;
  const exporter = { name: (await loadUserName(context, principal.actor.userId)) ?? email, email };
  const notice = { at: new Date(), origin: settings.consoleOrigin, account: name, exporter };
  const administrators = await allAdministratorsOf(transaction, id);
  const mails = administrators.map(({ email: to }) => ({
    mail: accountDataMail({ to, ...notice }),
    subject: `mail ${to.toLowerCase()}`,
  }));
  await enqueueMails(transaction, mails, id);
}

/** Starts an export of the caller's own account, and lists the sections that they can read with `accountExportPage` for an hour. */
export const startAccountExport = defineMutation({
  name: 'startAccountExport',
  rule: auth({ adminAccess: true, notActing: true, stepUp: true }),
  payload: rowsPayload('AccountExportPayload', ReadableSectionObject),
  audit: { action: exportAction, target: Entity },
  run: async (context) => {
    const { principal, transaction } = context;
    const { entity } = principal.effective;
    // `admin-access` alone would allow all platform users.
    if (!isAdministrator(principal.effective))
      return failed(failure('FORBIDDEN'), Entity.missingTarget(entity.id, principal));
    enforceRateLimit(context, 'export', principal.actor.userId, exportsPerMinute);
    const found = await Entity.lock(context, entity.id);
    if ('refusal' in found) return found.refusal;
    const sections: ReadableSection[] = [];
    for (const section of sectionNames) {
      const { rule } = sectionOf(section);
      if (authorize(principal, rule, { kind: 'Query' }).allowed)
        sections.push({ section, count: await countRows(transaction, sectionOf(section), entity.id) });
    }
    await notifyAdministrators(context, found.row);
    const rows = sections.reduce((sum, one) => sum + one.count, 0);
    return done(sections, { target: found.target, diff: { count: [null, rows] } });
  },
});

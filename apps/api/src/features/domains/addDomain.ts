import { randomUUID } from 'node:crypto';
import { customDomainName } from '@edge-console/domain';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { domains } from '../../core/database/schema.ts';
import { lockOwnEntity } from '../../core/accounts/readEntity.ts';
import { fieldErrors, userError } from '../../core/errors/userError.ts';
import { done, refused } from '../../core/mutations/outcome.ts';
import { enqueueDomainJob } from '../../core/outbox/enqueue.ts';
import { auth, manageDomain } from '../../core/policy/rules.ts';
import type { ApiSettings, SignedInContext } from '../../core/requests/context.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint } from '../../core/schema/constraint.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { Domain } from './domainObject.ts';
import { isGivenUp } from './domainCheck.ts';
import { ownDomain } from './domain.ts';

async function isInUse({ transaction }: SignedInContext, name: string, entityId: string): Promise<boolean> {
  const [found] = await transaction
    .select({ isInUse: sql<boolean>`is_taken` })
    .from(sql`is_domain_taken(${name}, ${entityId}::uuid) is_taken`);
  return found?.isInUse === true;
}

/** The platform's own domains. Resellers' free subdomains are below the console's host, and names in `localhost` are always local. */
const platformDomains = ({ domainHosting, consoleOrigin }: ApiSettings): readonly string[] => [
  ...domainHosting.platformDomains,
  new URL(consoleOrigin).hostname,
  'localhost',
];

/** Adds a custom domain to the account and requests its certificate. Replaces a domain that failed before it was ever valid. */
export const addDomain = defineMutation({
  name: 'addDomain',
  rule: auth({ ...manageDomain, stepUp: true }),
  args: builder.args((t) => ({ newDomain: t.string({ required: true, ...constraint({ max: 253 }) }) })),
  payload: Domain.payload(),
  audit: { action: 'domain.add', target: Domain },
  examples: [{ with: { newDomain: 'console.matrix.example' } }],
  run: async (context, { newDomain }) => {
    const { transaction, principal, settings } = context;
    if (settings.domainHosting.target === null) return refused([userError('DOMAINS_UNAVAILABLE')]);
    const rule = v.object({ newDomain: customDomainName(platformDomains(settings)) });
    const checked = v.safeParse(rule, { newDomain });
    if (!checked.success) return refused(fieldErrors(checked.issues));
    const name = checked.output.newDomain;
    const attempt = { ...Domain.missingTarget('', principal), name };
    const { id: entityId } = await lockOwnEntity(context);
    const earlier = await ownDomain(transaction, principal);
    if (earlier && !isGivenUp(earlier)) return refused([userError('DOMAIN_EXISTS')], attempt);
    if (await isInUse(context, name, entityId)) return refused([userError('DOMAIN_TAKEN', ['newDomain'])], attempt);
    if (earlier) await transaction.delete(domains).where(eq(domains.id, earlier.id));
    // Another account may be adding the same domain concurrently.
    const [added] = await transaction
      .insert(domains)
      .values({ id: randomUUID(), entityId, newDomain: name })
      .onConflictDoNothing()
      .returning();
    if (!added) return refused([userError('DOMAIN_TAKEN', ['newDomain'])], attempt);
    await enqueueDomainJob(transaction, 'REGISTER_DOMAIN', added);
    return done(added, {
      target: Domain.targetOf(added, principal),
      diff: { newDomain: [earlier?.newDomain ?? null, name] },
    });
  },
});

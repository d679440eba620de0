import { diffOf } from '../../core/audit/diff.ts';
import { failure } from '../../core/errors/failure.ts';
import { notFound } from '../../core/errors/failure.ts';
import { done, failed } from '../../core/mutations/outcome.ts';
import { readDomain } from '../../core/policy/rules.ts';
import { enforceRateLimit } from '../../core/requests/rateLimiter.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { Domain } from './domainObject.ts';
import { isGivenUp, runDomainCheck } from './domainCheck.ts';
import { ownDomain } from './domain.ts';
import { recordCheck } from './recordCheck.ts';

/** Once in ten seconds. */
const perMinute = 6;

const recordedFields = ['status', 'errorCode', 'live'] as const;

/** Checks immediately whether the certificate is issued and the domain points to the console. */
export const checkDomain = defineMutation({
  name: 'checkDomain',
  rule: readDomain,
  payload: Domain.payload(),
  audit: { action: 'domain.check', target: Domain },
  prepare: async ({ principal, settings, inTransaction }) => {
    enforceRateLimit({ settings }, 'check domain', principal.effective.entity.id, perMinute);
    const row = await inTransaction((transaction) => ownDomain(transaction, principal));
    if (!row || row.arnCertificate === null || isGivenUp(row)) return null;
    const request = { domainId: row.id, domain: row.newDomain, arn: row.arnCertificate };
    return runDomainCheck(settings.domainHosting, request).catch(() => 'UNREACHED' as const);
  },
  run: async ({ transaction, principal, settings }, _none, check) => {
    if (check === 'UNREACHED') return failed(failure('UNAVAILABLE'));
    const recorded = check && (await recordCheck(transaction, check, settings.consoleOrigin));
    const row = recorded?.after ?? (await ownDomain(transaction, principal));
    if (!row) return failed(notFound('domain'), Domain.missingTarget('', principal));
    if (!recorded) return done(row, null);
    const { before, after } = recorded;
    const changed = recordedFields.filter((field) => before[field] !== after[field]);
    // A check without a change is not recorded in the audit log.
    if (changed.length === 0) return done(row, null);
    return done(row, { target: Domain.targetOf(row, principal), diff: diffOf(changed, before, after) });
  },
});

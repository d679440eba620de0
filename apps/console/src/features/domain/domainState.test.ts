import { describe, expect, it } from 'vitest';
import type { Domain } from './queries.ts';
import { isGivenUp, isSetUp, passedSteps, stageOf } from './domainState.ts';
import { pauseFor } from './useDomainPolling.ts';

const record = { name: '_a.console.example.com', value: '_b.validations.example', type: 'CNAME' };
const pending: Domain = {
  id: '1',
  newDomain: 'console.example.com',
  status: 'PENDING_VALIDATION',
  errorCode: null,
  live: false,
  checkedAt: null,
  requestedAt: '2026-11-20T09:14:00Z',
  validatedAt: null,
  notAfter: null,
  certificateRecord: record,
  domainRecord: { ...record, name: 'console.example.com' },
};
const issued: Domain = { ...pending, status: 'SUCCESS', validatedAt: '2026-11-20T10:00:00Z' };
const live: Domain = { ...issued, live: true };
const failed = (errorCode: string): Domain => ({ ...pending, status: 'ERROR', errorCode });
const renewal: Domain = { ...live, status: 'ERROR', errorCode: 'RENEWAL_FAILED' };

describe('custom domain state', () => {
  it('has one stage, named by its badge', () => {
    const domains = [pending, issued, live, renewal, ...['CAA_ERROR', 'VALIDATION_TIMED_OUT', 'OTHER'].map(failed)];
    expect(domains.map(stageOf)).toEqual([
      'pending',
      'issued',
      'live',
      'renewalFailed',
      'caaError',
      'timedOut',
      'failed',
    ]);
  });

  it('starts the wizard at the server’s step', () => {
    expect([null, pending, failed('CAA_ERROR'), issued].map(passedSteps)).toEqual([
      [],
      ['add'],
      ['add'],
      ['add', 'certificate'],
    ]);
  });

  it('is set up once live, even if renewal fails; a failed request is given up', () => {
    expect([pending, issued, live, renewal].map(isSetUp)).toEqual([false, false, true, true]);
    expect([pending, live, renewal, failed('CAA_ERROR')].map(isGivenUp)).toEqual([false, false, false, true]);
  });

  it('is polled every 30 s for ten minutes, then every five minutes, and not once it is final', () => {
    expect([0, 599_999, 600_000].map((watched) => pauseFor(pending, watched))).toEqual([30_000, 30_000, 300_000]);
    expect(pauseFor({ ...pending, certificateRecord: null }, 0)).toBe(2_000);
    expect(pauseFor({ ...pending, certificateRecord: null }, 60_000)).toBe(30_000);
    expect([null, live, renewal, failed('CAA_ERROR')].map((domain) => pauseFor(domain, 0))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

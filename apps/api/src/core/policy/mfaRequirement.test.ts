import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mfaDueAt, graceDays, isMfaRequired, isMfaOverdue } from './mfaRequirement.ts';
import { entityTypes } from './permissions.ts';

const grace = graceDays * 86_400_000;
const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
const account = fc.record({
  type: fc.constantFrom(...entityTypes),
  requireMfaSince: fc.option(instant),
  createdAt: instant,
});

describe('the MFA grace period', () => {
  it('is seven days', () => {
    const policy = {
      type: 'CUSTOMER',
      requireMfaSince: new Date('2026-11-22T10:00:00Z'),
      createdAt: new Date(0),
    } as const;
    expect(mfaDueAt(policy, new Date(0))).toEqual(new Date('2026-11-29T10:00:00Z'));
    expect(mfaDueAt(policy, new Date('2026-12-01T10:00:00Z'))).toEqual(new Date('2026-12-08T10:00:00Z'));
    expect(mfaDueAt({ ...policy, requireMfaSince: null }, new Date(0))).toBeNull();
  });

  it('is never shortened, regardless of when the requirement and the user started', () => {
    fc.assert(
      fc.property(account, instant, (policy, activatedAt) => {
        const dueAt = mfaDueAt(policy, activatedAt);
        expect(dueAt !== null).toBe(isMfaRequired(policy));
        if (!dueAt) return;
        const since = policy.requireMfaSince ?? policy.createdAt;
        const startsNow = [since, activatedAt].map((at) => at.getTime() + grace);
        expect(startsNow).toContain(dueAt.getTime());
        expect(startsNow.every((end) => end <= dueAt.getTime())).toBe(true);
        expect(isMfaOverdue({ mfaDueAt: dueAt }, new Date(dueAt.getTime() - 1))).toBe(false);
        expect(isMfaOverdue({ mfaDueAt: dueAt }, dueAt)).toBe(true);
      }),
    );
  });

  it('never ends sooner because the requirement was turned on again', () => {
    fc.assert(
      fc.property(account, instant, instant, (policy, later, activatedAt) => {
        const first = policy.requireMfaSince ?? policy.createdAt;
        const repeated = { ...policy, requireMfaSince: new Date(Math.max(first.getTime(), later.getTime())) };
        const [before, after] = [mfaDueAt(policy, activatedAt), mfaDueAt(repeated, activatedAt)];
        expect((after?.getTime() ?? 0) >= (before?.getTime() ?? 0)).toBe(true);
      }),
    );
  });

  it('applies to platform staff regardless of the account setting', () => {
    fc.assert(
      fc.property(account, instant, (policy, activatedAt) => {
        expect(mfaDueAt({ ...policy, type: 'PLATFORM' }, activatedAt)).not.toBeNull();
      }),
    );
  });

  it('does not apply to users with MFA', () => {
    expect(isMfaOverdue({ mfaDueAt: null }, new Date())).toBe(false);
  });
});

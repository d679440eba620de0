import { describe, expect, it } from 'vitest';
import type { Refusal } from '../identity/refusal.ts';
import { submitResultOf } from './submitResult.ts';

const refused = (reason: Refusal, retryAfterSeconds?: number) => ({
  kind: 'refused' as const,
  reason,
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
});

describe('the submit result of an identity call', () => {
  it('is saved on success', () => {
    expect(submitResultOf({ kind: 'done', value: undefined })).toEqual({ kind: 'saved' });
  });

  it('is a field error with the message from the specification', () => {
    expect(submitResultOf(refused('invalidCode'), { invalidCode: 'code' })).toEqual({
      kind: 'refused',
      errors: [
        { code: 'invalidCode', message: 'The code is not valid. Check it or ask for a new one.', field: ['code'] },
      ],
    });
  });

  it.each([
    ['network', 'Network error. Check your connection and try again.'],
    ['unknown', 'Something went wrong. Try again.'],
    ['creationFailed', 'The account could not be created. Contact your administrator.'],
  ] as const)('can be retried after %s', (reason, message) => {
    expect(submitResultOf(refused(reason))).toEqual({ kind: 'failed', message });
  });

  it('is a form error if it belongs to no field', () => {
    expect(submitResultOf(refused('notActive'))).toEqual({
      kind: 'refused',
      errors: [{ code: 'notActive', message: 'This account is not active yet.' }],
    });
  });

  it('is left to the page if it has a countdown', () => {
    expect(submitResultOf(refused('tooManyAttempts', 60))).toEqual({ kind: 'refused', errors: [] });
  });
});

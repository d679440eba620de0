import { describe, expect, it } from 'vitest';
import { readInvitation } from './invitation.ts';

const invitation = { username: 'leila@example.com', code: 'Temp-1' };

describe('an invitation', () => {
  it('is read from the email’s URL, which is then cleared', () => {
    const search = '?username=leila%40example.com&code=Temp-1';
    expect(readInvitation({ search, state: null })).toEqual({ invitation, isInAddress: true });
    expect(readInvitation({ search: '', state: invitation })).toEqual({ invitation, isInAddress: false });
  });

  it('in the URL replaces an earlier one', () => {
    const search = '?username=other%40example.com&code=Temp-2';
    expect(readInvitation({ search, state: invitation }).invitation).toEqual({
      username: 'other@example.com',
      code: 'Temp-2',
    });
  });

  it('is null without both parts', () => {
    for (const search of [
      '',
      '?username=leila%40example.com',
      '?code=Temp-1',
      '?username=&code=Temp-1',
      '?username=a&code=',
    ])
      expect(readInvitation({ search, state: null }).invitation).toBeNull();
    for (const state of [undefined, 'text', {}, { username: 'a' }, { username: 'a', code: 1 }])
      expect(readInvitation({ search: '', state }).invitation).toBeNull();
  });
});

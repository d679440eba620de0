import { expect, it } from 'vitest';
import { roleHistory } from './roleHistory.ts';

it('lists the roles a user was given, without other changes', () => {
  const changed = { diff: { roleId: ['regular', 'admin'], name: ['Ann', 'Anna'] } };
  const invited = { diff: { roleId: [null, 'regular'], active: [null, true] } };
  expect(roleHistory([changed, { diff: { name: ['An', 'Ann'] } }, { diff: null }, invited])).toEqual([
    { roleId: 'admin', isInvitation: false, event: changed },
    { roleId: 'regular', isInvitation: true, event: invited },
  ]);
});

import { describeMfa } from '../mfa/preference.ts';
import { attributeEntries } from '../users/user.ts';
import type { Operation } from '../wire/operation.ts';
import { describeUser } from './description.ts';
import { targetUser } from './targetUser.ts';

export const adminGetUser: Operation = {
  access: 'signed',
  run(pool, input) {
    const user = targetUser(pool, input);
    return { ...describeUser(user), UserAttributes: attributeEntries(user), ...describeMfa(pool, user.sub) };
  },
};

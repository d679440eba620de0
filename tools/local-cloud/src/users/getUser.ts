import { describeMfa } from '../mfa/mfaPreference.ts';
import { authenticate } from '../tokens/authenticate.ts';
import type { Operation } from '../protocol/operation.ts';
import { attributeEntries } from './user.ts';

export const getUser: Operation = {
  access: 'public',
  async run(pool, input) {
    const user = await authenticate(pool, input);
    return { Username: user.username, UserAttributes: attributeEntries(user), ...describeMfa(pool, user.sub) };
  },
};

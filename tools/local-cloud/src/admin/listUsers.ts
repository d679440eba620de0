import { optionalString } from '../protocol/input.ts';
import type { Operation } from '../protocol/operation.ts';
import { checkPool } from '../user-pool/checks.ts';
import { attributeEntries } from '../users/user.ts';
import { describeUser } from './adminUser.ts';

const pageSize = 60;

/** All users, a page at a time. Filters are not supported. */
export const listUsers: Operation = {
  access: 'signed',
  run(pool, input) {
    checkPool(input);
    const users = pool.users.after(optionalString(input, 'PaginationToken') ?? '', pageSize + 1);
    const page = users.slice(0, pageSize);
    return {
      Users: page.map((user) => ({ ...describeUser(user), Attributes: attributeEntries(user) })),
      ...(users.length > pageSize && { PaginationToken: page.at(-1)?.sub }),
    };
  },
};

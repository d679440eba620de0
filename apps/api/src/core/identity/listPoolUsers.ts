import type { Cognito } from './clients.ts';

/** A user of the user pool. */
export type PoolUser = {
  readonly sub: string;
  readonly username: string;
  readonly email: string;
  readonly isEnabled: boolean;
  /** For example `CONFIRMED`, or `EXTERNAL_PROVIDER` for users who only sign in with a provider. */
  readonly status: string;
};

const pageSize = 60;

/** All users of the user pool. */
export async function listPoolUsers({ sdk, client }: Cognito, userPoolId: string): Promise<readonly PoolUser[]> {
  const users: PoolUser[] = [];
  let token: string | undefined;
  do {
    const page = await client.send(
      new sdk.ListUsersCommand({ UserPoolId: userPoolId, Limit: pageSize, PaginationToken: token }),
    );
    for (const { Username, Attributes, Enabled, UserStatus } of page.Users ?? []) {
      const attribute = (name: string) => Attributes?.find(({ Name }) => Name === name)?.Value ?? '';
      users.push({
        sub: attribute('sub'),
        username: Username ?? '',
        email: attribute('email'),
        isEnabled: Enabled ?? true,
        status: UserStatus ?? '',
      });
    }
    token = page.PaginationToken;
  } while (token !== undefined);
  return users;
}

/** The name that the pool's administrator operations take: of a provider's user it is not the `sub` ("Google_1234"). */
export const poolUsernameOf = ({
  poolUsername,
  sub,
  email,
}: {
  readonly poolUsername?: string | null;
  readonly sub: string | null;
  readonly email: string;
}): string => poolUsername ?? sub ?? email;

/** Listed redirect URIs; compared exactly. */
export type RedirectAddresses = { signIn: readonly string[]; signOut: readonly string[] };

export type Redirects = {
  /** Whether a sign-in may be answered there. */
  allowsSignIn(address: string): Promise<boolean>;
  allowsSignOut(address: string): Promise<boolean>;
};

/** The listed addresses, and their paths at other origins of the console: a domain brings its own redirect URIs with it. */
export function createRedirects(
  { signIn, signOut }: RedirectAddresses,
  isConsoleOrigin: (origin: string) => Promise<boolean> = async () => false,
): Redirects {
  const check = (listed: readonly string[]) => {
    const paths = listed.map((address) => new URL(address).pathname);
    return async (address: string): Promise<boolean> => {
      if (listed.includes(address)) return true;
      if (!URL.canParse(address)) return false;
      const { origin } = new URL(address);
      return paths.some((path) => address === origin + path) && isConsoleOrigin(origin);
    };
  };
  return { allowsSignIn: check(signIn), allowsSignOut: check(signOut) };
}

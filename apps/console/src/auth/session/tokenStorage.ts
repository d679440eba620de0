/** aws-amplify's interface for token storage. */
export type KeyValueStorage = {
  setItem: (key: string, value: string) => Promise<void>;
  getItem: (key: string) => Promise<string | null>;
  removeItem: (key: string) => Promise<void>;
  clear: () => Promise<void>;
};

const tokenNames = [
  'LastAuthUser',
  'accessToken',
  'idToken',
  'refreshToken',
  'clockDrift',
  'signInDetails',
  'oauthSignIn',
  'oauthMetadata',
];
/** Keys of a session, as opposed to those of a remembered device and of a pending OAuth sign-in. */
const isToken = (key: string) => tokenNames.some((name) => key.endsWith(`.${name}`));
const isOfDevice = (key: string) => /\.(deviceKey|deviceGroupKey|randomPasswordKey)$/.test(key);

export type AsideOptions = {
  /** Hides the current session. */
  isNew: boolean;
  /** Hides the device keys, so that a code is required. */
  isDeviceHidden?: boolean;
};

/**
 * Storage for aws-amplify. While it signs in or refreshes, new tokens go to a temporary store: the current session
 * stays until they are complete and accepted (ADR 0032). A refused re-authentication over unsaved input loses nothing, and a
 * refresh that completes after signing out does not restore the session.
 */
export function createTokenStorage(storage: Storage) {
  let aside: ({ tokens: Map<string, string> } & AsideOptions) | null = null;
  const keyValues: KeyValueStorage = {
    async getItem(key) {
      if (aside?.isDeviceHidden && isOfDevice(key)) return null;
      const isHidden = aside?.isNew === true && isToken(key);
      return aside?.tokens.get(key) ?? (isHidden ? null : storage.getItem(key));
    },
    async setItem(key, value) {
      // Device keys are stored together with the tokens of their sign-in, or not at all.
      if (aside && (isToken(key) || isOfDevice(key))) aside.tokens.set(key, value);
      else storage.setItem(key, value);
    },
    async removeItem(key) {
      aside?.tokens.delete(key);
      if (!aside || !isToken(key)) storage.removeItem(key);
    },
    // `clear` is never called; it would also remove entries that are not the library's.
    clear: async () => undefined,
  };
  return {
    keyValues,
    /** The temporary store is in use: the library must not be called. */
    isBusy: () => aside !== null,
    /** Runs `work` of the library over the temporary store. */
    async putAside<Value>(
      work: () => Promise<Value>,
      options: AsideOptions,
    ): Promise<{ value: Value; tokens: ReadonlyMap<string, string> }> {
      const own = { tokens: new Map<string, string>(), ...options };
      aside = own;
      try {
        return { value: await work(), tokens: own.tokens };
      } finally {
        if (aside === own) aside = null;
      }
    },
  };
}

export type TokenStorage = ReturnType<typeof createTokenStorage>;

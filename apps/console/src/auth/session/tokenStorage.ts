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

export type TemporaryStoreOptions = {
  /** Hides the current session. */
  isNew: boolean;
  /** Hides the device keys, so that a code is required. */
  isDeviceHidden?: boolean;
};

/**
 * Storage for aws-amplify. While it signs in or refreshes, new tokens go to a temporary store, and the current session remains until they
 * are complete and accepted (ADR 0032).
 */
export function createTokenStorage(storage: Storage) {
  let temporary: ({ tokens: Map<string, string> } & TemporaryStoreOptions) | null = null;
  const keyValues: KeyValueStorage = {
    async getItem(key) {
      if (temporary?.isDeviceHidden && isOfDevice(key)) return null;
      const isHidden = temporary?.isNew === true && isToken(key);
      return temporary?.tokens.get(key) ?? (isHidden ? null : storage.getItem(key));
    },
    async setItem(key, value) {
      // Device keys are stored together with their sign-in's tokens, or not at all.
      if (temporary && (isToken(key) || isOfDevice(key))) temporary.tokens.set(key, value);
      else storage.setItem(key, value);
    },
    async removeItem(key) {
      temporary?.tokens.delete(key);
      if (!temporary || !isToken(key)) storage.removeItem(key);
    },
    // The library never calls `clear`; it would also remove other entries.
    clear: async () => undefined,
  };
  return {
    keyValues,
    /** Whether the temporary store is in use, and the library must not be called. */
    isBusy: () => temporary !== null,
    /** Runs a library call on the temporary store. */
    async withTemporaryStore<Value>(
      work: () => Promise<Value>,
      options: TemporaryStoreOptions,
    ): Promise<{ value: Value; tokens: ReadonlyMap<string, string> }> {
      const own = { tokens: new Map<string, string>(), ...options };
      temporary = own;
      try {
        return { value: await work(), tokens: own.tokens };
      } finally {
        if (temporary === own) temporary = null;
      }
    },
  };
}

export type TokenStorage = ReturnType<typeof createTokenStorage>;

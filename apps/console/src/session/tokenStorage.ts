/** Where aws-amplify keeps its tokens: the shape it asks for. */
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
/** Of a session, in contrast to what a device is known by and to a sign-in through the hosted pages that is under way. */
const isToken = (key: string) => tokenNames.some((name) => key.endsWith(`.${name}`));
const isOfDevice = (key: string) => /\.(deviceKey|deviceGroupKey|randomPasswordKey)$/.test(key);

export type AsideOptions = {
  /** Hides the session that is there. */
  isNew: boolean;
  /** Hides what a remembered browser is let in by without a code. */
  isDeviceHidden?: boolean;
};

/**
 * The browser's storage for aws-amplify. While it signs in or refreshes, new tokens go aside: the session that is there
 * lasts until they are complete and wanted. A refused password over a page with unsaved input costs nothing, and a
 * refresh that comes back after somebody has signed out brings nobody back.
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
      // A device becomes known with the tokens that it was made known with, or not at all.
      if (aside && (isToken(key) || isOfDevice(key))) aside.tokens.set(key, value);
      else storage.setItem(key, value);
    },
    async removeItem(key) {
      aside?.tokens.delete(key);
      if (!aside || !isToken(key)) storage.removeItem(key);
    },
    // Never asked for; it would take what is not the library's own.
    clear: async () => undefined,
  };
  return {
    keyValues,
    /** Something is still on its way aside: the library must not be asked for anything else. */
    isBusy: () => aside !== null,
    /** Runs `work` of the library with its tokens put aside. */
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

export type StorageArea = 'localStorage' | 'sessionStorage' | 'cookie' | 'cacheStorage' | 'indexedDB';

/**
 * An entry's lifetime: permanent if not personal, until sign-out, until another user signs in, or managed by the
 * session.
 */
export type StorageLifetime = 'permanent' | 'otherUser' | 'signOut' | 'session';

type Entry = { area: StorageArea; name: RegExp; lifetime: StorageLifetime };

/** Every key the console stores in a browser. Comments instead of a field, to save bytes. An end-to-end test checks that nothing else is written. */
export const storageRegistry: readonly Entry[] = [
  // Tokens, clock drift, inactivity limit, dismissed notices, a provider sign-in in progress, keys of a remembered device
  {
    area: 'localStorage',
    name: /^CognitoIdentityServiceProvider\./,
    lifetime: 'session',
  },
  // Guest identity, if the configuration allows guests
  {
    area: 'localStorage',
    name: /^com\.amplify\.Cognito\.[^.]+\.identityId$/,
    lifetime: 'signOut',
  },
  // Whether the menu is collapsed
  { area: 'localStorage', name: /^menu$/, lifetime: 'permanent' },
  // Colors of this host
  { area: 'localStorage', name: /^brand$/, lifetime: 'permanent' },
  // Name, logos, and color of the host’s reseller
  {
    area: 'localStorage',
    name: /^host-brand$/,
    lifetime: 'permanent',
  },
  // Default theme of this host
  {
    area: 'localStorage',
    name: /^default-mode$/,
    lifetime: 'permanent',
  },
  // Last seen version
  { area: 'localStorage', name: /^version$/, lifetime: 'permanent' },
  // The languages chosen for code samples in the documentation
  {
    area: 'localStorage',
    name: /^documentation-code-tabs$/,
    lifetime: 'permanent',
  },
  // Column widths, order, and density
  { area: 'localStorage', name: /^table:/, lifetime: 'permanent' },
  // Queries of the last opened pages, without their responses
  {
    area: 'localStorage',
    name: /^first-requests$/,
    lifetime: 'signOut',
  },
  // E-mail of the last passkey
  {
    area: 'localStorage',
    name: /^passkey-email$/,
    lifetime: 'permanent',
  },
  // How the last session was signed in
  {
    area: 'localStorage',
    name: /^sign-in-method$/,
    lifetime: 'permanent',
  },
  // Home page, which depends on the account type
  {
    area: 'localStorage',
    name: /^landing$/,
    lifetime: 'signOut',
  },
  // Recent choices in the command palette
  {
    area: 'sessionStorage',
    name: /^recent:/,
    lifetime: 'signOut',
  },
  // Last seen rows of resources and pathways, shown while offline
  {
    area: 'sessionStorage',
    name: /^last-seen$/,
    lifetime: 'signOut',
  },
  // Current sign-in step
  {
    area: 'sessionStorage',
    name: /^CognitoSignInState\./,
    lifetime: 'signOut',
  },
  // Verifier and URL of a provider sign-in in progress
  {
    area: 'sessionStorage',
    name: /^handover$/,
    lifetime: 'signOut',
  },
  // Provider of a sign-in in progress
  {
    area: 'sessionStorage',
    name: /^sign-in-provider$/,
    lifetime: 'signOut',
  },
  // Reloaded paths
  { area: 'sessionStorage', name: /^chunk-reload$/, lifetime: 'permanent' },
  // Secret, ID, and end of the acting session, where it started, and how it ended
  {
    area: 'sessionStorage',
    name: /^acting$/,
    lifetime: 'signOut',
  },
  // Unsaved form values, never secrets
  {
    area: 'sessionStorage',
    name: /^draft:/,
    lifetime: 'otherUser',
  },
  // Light, dark, or system
  { area: 'cookie', name: /^view-mode$/, lifetime: 'permanent' },
  // Language
  { area: 'cookie', name: /^locale$/, lifetime: 'permanent' },
  // Files of a build, no personal data
  {
    area: 'cacheStorage',
    name: /^build-[0-9a-f]{12}$/,
    lifetime: 'permanent',
  },
];

export function registered(area: StorageArea, key: string): Entry | undefined {
  return storageRegistry.find((entry) => entry.area === area && entry.name.test(key));
}

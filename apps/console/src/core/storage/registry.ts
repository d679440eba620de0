export type StorageArea = 'localStorage' | 'sessionStorage' | 'cookie' | 'cacheStorage' | 'indexedDB';

/**
 * An entry's lifetime: permanent if not personal, until sign-out, until another user signs in, or managed by the
 * session.
 */
export type StorageLifetime = 'permanent' | 'otherUser' | 'signOut' | 'session';

type Entry = { area: StorageArea; name: RegExp; lifetime: StorageLifetime; description: string };

/** Every key the console stores in a browser. An end-to-end test checks that nothing else is written. */
export const storageRegistry: readonly Entry[] = [
  {
    area: 'localStorage',
    name: /^CognitoIdentityServiceProvider\./,
    lifetime: 'session',
    description:
      'tokens, clock drift, inactivity limit, dismissed notices, a provider sign-in in progress, keys of a remembered device',
  },
  {
    area: 'localStorage',
    name: /^com\.amplify\.Cognito\.[^.]+\.identityId$/,
    lifetime: 'signOut',
    description: 'guest identity, if the configuration allows guests',
  },
  { area: 'localStorage', name: /^menu$/, lifetime: 'permanent', description: 'whether the menu is collapsed' },
  { area: 'localStorage', name: /^brand$/, lifetime: 'permanent', description: 'colors of this host' },
  {
    area: 'localStorage',
    name: /^host-brand$/,
    lifetime: 'permanent',
    description: 'name, logos, and color of the host’s reseller',
  },
  {
    area: 'localStorage',
    name: /^default-mode$/,
    lifetime: 'permanent',
    description: 'default theme of this host',
  },
  { area: 'localStorage', name: /^version$/, lifetime: 'permanent', description: 'last seen version' },
  {
    area: 'localStorage',
    name: /^documentation-code-tabs$/,
    lifetime: 'permanent',
    description: 'the languages chosen for code samples in the documentation',
  },
  { area: 'localStorage', name: /^table:/, lifetime: 'permanent', description: 'column widths, order, and density' },
  {
    area: 'localStorage',
    name: /^first-requests$/,
    lifetime: 'signOut',
    description: 'queries of the last opened pages, without their responses',
  },
  {
    area: 'localStorage',
    name: /^passkey-email$/,
    lifetime: 'permanent',
    description: 'e-mail of the last passkey',
  },
  {
    area: 'localStorage',
    name: /^landing$/,
    lifetime: 'signOut',
    description: 'home page, which depends on the account type',
  },
  {
    area: 'sessionStorage',
    name: /^recent:/,
    lifetime: 'signOut',
    description: 'recent choices in the command palette',
  },
  {
    area: 'sessionStorage',
    name: /^last-seen$/,
    lifetime: 'signOut',
    description: 'last seen rows of resources and pathways, shown while offline',
  },
  {
    area: 'sessionStorage',
    name: /^CognitoSignInState\./,
    lifetime: 'signOut',
    description: 'current sign-in step',
  },
  {
    area: 'sessionStorage',
    name: /^handover$/,
    lifetime: 'signOut',
    description: 'verifier and URL of a provider sign-in in progress',
  },
  { area: 'sessionStorage', name: /^chunk-reload$/, lifetime: 'permanent', description: 'reloaded paths' },
  {
    area: 'sessionStorage',
    name: /^acting$/,
    lifetime: 'signOut',
    description: 'secret, ID, and end of the acting session, where it started, and how it ended',
  },
  {
    area: 'sessionStorage',
    name: /^draft:/,
    lifetime: 'otherUser',
    description: 'unsaved form values, never secrets',
  },
  { area: 'cookie', name: /^view-mode$/, lifetime: 'permanent', description: 'light, dark, or system' },
  { area: 'cookie', name: /^locale$/, lifetime: 'permanent', description: 'language' },
  {
    area: 'cacheStorage',
    name: /^build-[0-9a-f]{12}$/,
    lifetime: 'permanent',
    description: 'files of a build, no personal data',
  },
];

export function registered(area: StorageArea, key: string): Entry | undefined {
  return storageRegistry.find((entry) => entry.area === area && entry.name.test(key));
}

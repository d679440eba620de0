export type StorageArea = 'localStorage' | 'sessionStorage' | 'cookie' | 'cacheStorage' | 'indexedDB';

/**
 * An entry's lifetime: permanent if not personal, until sign-out, until another user signs in, or managed by the
 * session.
 */
export type StorageLife = 'permanent' | 'otherUser' | 'signOut' | 'session';

type Entry = { place: StorageArea; name: RegExp; life: StorageLife; holds: string };

/** Every key the console stores in a browser. An end-to-end test checks that nothing else is written. */
export const storageRegistry: readonly Entry[] = [
  {
    place: 'localStorage',
    name: /^CognitoIdentityServiceProvider\./,
    life: 'session',
    holds:
      'tokens, drift, end by inactivity, a notice that was put away, a sign-in with a provider under way, keys of a remembered device',
  },
  {
    place: 'localStorage',
    name: /^com\.amplify\.Cognito\.[^.]+\.identityId$/,
    life: 'signOut',
    holds: 'identity of a guest, where the configuration allows guests',
  },
  { place: 'localStorage', name: /^menu$/, life: 'permanent', holds: 'whether the menu is collapsed' },
  { place: 'localStorage', name: /^brand$/, life: 'permanent', holds: 'the colours of this host' },
  {
    place: 'localStorage',
    name: /^host-brand$/,
    life: 'permanent',
    holds: 'name and logos of the reseller whose host this is',
  },
  {
    place: 'localStorage',
    name: /^default-mode$/,
    life: 'permanent',
    holds: 'the mode that people of this host begin with',
  },
  { place: 'localStorage', name: /^version$/, life: 'permanent', holds: 'the version that was seen last' },
  {
    place: 'localStorage',
    name: /^documentation-code-tabs$/,
    life: 'permanent',
    holds: 'the languages chosen for code samples in the documentation',
  },
  { place: 'localStorage', name: /^table:/, life: 'permanent', holds: 'widths, order and density of columns' },
  {
    place: 'localStorage',
    name: /^first-requests$/,
    life: 'signOut',
    holds: 'what the pages that were opened last asked the API for, without the answers',
  },
  {
    place: 'localStorage',
    name: /^landing$/,
    life: 'signOut',
    holds: 'the page that the console’s address leads to, which depends on the type of account',
  },
  { place: 'sessionStorage', name: /^recent:/, life: 'signOut', holds: 'what a person opened last by Ctrl K' },
  {
    place: 'sessionStorage',
    name: /^last-seen$/,
    life: 'signOut',
    holds: 'rows of resources and pathways as they were seen last, for when there is no network',
  },
  { place: 'sessionStorage', name: /^CognitoSignInState\./, life: 'signOut', holds: 'the step a sign-in waits for' },
  {
    place: 'sessionStorage',
    name: /^handover$/,
    life: 'signOut',
    holds: 'the verifier and the address of a sign-in with a provider under way',
  },
  { place: 'sessionStorage', name: /^chunk-reload$/, life: 'permanent', holds: 'paths that were reloaded' },
  {
    place: 'sessionStorage',
    name: /^acting$/,
    life: 'signOut',
    holds: 'the secret, id and end of acting as somebody else, and where it was started; then how it ended',
  },
  { place: 'sessionStorage', name: /^draft:/, life: 'otherUser', holds: 'unsaved values, none of them secret' },
  { place: 'cookie', name: /^view-mode$/, life: 'permanent', holds: 'light, dark or system' },
  { place: 'cookie', name: /^locale$/, life: 'permanent', holds: 'the language' },
  {
    place: 'cacheStorage',
    name: /^build-[0-9a-f]{12}$/,
    life: 'permanent',
    holds: 'the files of a build, none of them personal',
  },
];

export function registered(place: StorageArea, key: string): Entry | undefined {
  return storageRegistry.find((entry) => entry.place === place && entry.name.test(key));
}

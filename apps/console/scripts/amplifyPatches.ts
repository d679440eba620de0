/** Search text and replacement in aws-amplify, by the end of the file's path. */
const patches: Readonly<Record<string, readonly (readonly [before: string, after: string])[]>> = {
  // The SRP proof contains the time, and Cognito rejects one more than five minutes off as a wrong password.
  // aws-amplify corrects its clock everywhere but here. src/auth/session/clock.ts measures the drift.
  '/@aws-amplify/auth/dist/esm/providers/cognito/utils/srp/getNowString.mjs': [
    ['const now = new Date();', 'const now = new Date(Date.now() + (globalThis.clockDrift ?? 0));'],
  ],
  // aws-amplify drops the `Retry-After` header, which src/auth/identity/refusal.ts needs to show the wait.
  '/@aws-amplify/core/dist/esm/clients/serde/responseInfo.mjs': [
    ["cfId: headers['x-amz-cf-id'],", "cfId: headers['x-amz-cf-id'], retryAfter: headers['retry-after'],"],
  ],
  '/@aws-amplify/core/dist/esm/errors/AmplifyError.mjs': [
    [
      'const { extendedRequestId, httpStatusCode, requestId } = metadata;',
      'const { extendedRequestId, httpStatusCode, requestId, retryAfter } = metadata;',
    ],
    [
      'this.metadata = { extendedRequestId, httpStatusCode, requestId };',
      'this.metadata = { extendedRequestId, httpStatusCode, requestId, retryAfter };',
    ],
  ],
  // aws-amplify cannot offer passkeys in the browser's autofill, or cancel a request (src/auth/sign-in/passkeySignIn.ts).
  '/@aws-amplify/auth/dist/esm/client/utils/passkey/getPasskey.mjs': [
    ['publicKey: passkeyGetOptions,', 'publicKey: passkeyGetOptions, ...globalThis.passkeyRequest,'],
  ],
  // The local stack serves the hosted pages on the console's own host. aws-amplify always uses https; this uses the
  // page's own protocol for that host only.
  '/@aws-amplify/auth/dist/esm/utils/openAuthSession.mjs': [
    [
      "url.replace('http://', 'https://')",
      "url.replace('http://', 'https://').replace(`https://${window.location.host}/`, `${window.location.origin}/`)",
    ],
  ],
  '/@aws-amplify/auth/dist/esm/providers/cognito/utils/oauth/completeOAuthFlow.mjs': [
    [
      "'https://' + domain + '/oauth2/token'",
      "(domain === window.location.host ? window.location.origin : 'https://' + domain) + '/oauth2/token'",
    ],
  ],
};

/** Patches aws-amplify where it lacks a setting. Fails the build if the patched line has changed. */
export const amplifyPatches = () => ({
  name: 'amplify-patches',
  transform(code: string, id: string): { code: string; map: null } | null {
    const [path = ''] = id.replaceAll('\\', '/').split('?', 1);
    const own = Object.entries(patches).find(([end]) => path.endsWith(end))?.[1];
    if (!own) return null;
    let changed = code;
    for (const [before, after] of own) {
      const parts = changed.split(before);
      if (parts.length !== 2) throw new Error(`aws-amplify has changed: ${before} is not in ${path} as expected.`);
      changed = parts.join(after);
    }
    // Line numbers do not change, so the source map stays valid.
    return { code: changed, map: null };
  },
});

// Plain JavaScript, as its test belongs to another project than vite.config.ts.

/** Patches by the end of the file's name: search text and replacement, each on one line. */
const edits = {
  // The redirects to `authorize` and `logout`.
  '/@aws-amplify/auth/dist/esm/utils/openAuthSession.mjs': [
    "url.replace('http://', 'https://')",
    "url.replace('http://', 'https://').replace(`https://${window.location.host}/`, `${window.location.origin}/`)",
  ],
  // The request that exchanges the code for tokens.
  '/@aws-amplify/auth/dist/esm/providers/cognito/utils/oauth/completeOAuthFlow.mjs': [
    "'https://' + domain + '/oauth2/token'",
    "(domain === window.location.host ? window.location.origin : 'https://' + domain) + '/oauth2/token'",
  ],
};

/**
 * Lets people sign in through hosted pages on the console's own host, as the local stack has them. aws-amplify asks every
 * domain over https; with this a domain that is the page's own host is asked over the page's own protocol. Any other
 * domain, as every one in production, is asked as before: a build works against both.
 */
export function ownHostSignIn() {
  return {
    name: 'own-host-sign-in',
    /** @param {string} code @param {string} id */
    transform(code, id) {
      const [path = ''] = id.replaceAll('\\', '/').split('?', 1);
      const edit = Object.entries(edits).find(([end]) => path.endsWith(end))?.[1];
      if (!edit) return null;
      const [before, after] = edit;
      const parts = code.split(before);
      if (parts.length !== 2) throw new Error(`aws-amplify has changed: ${before} is not in ${path} as expected.`);
      // Line numbers do not change, so the source map stays valid.
      return { code: parts.join(after), map: null };
    },
  };
}

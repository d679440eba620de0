// Plain JavaScript, as its test belongs to another project than vite.config.ts.

/** Patches by the end of the file's name: search text and replacement, each on one line. */
const edits = {
  // Reads the header of a response.
  '/@aws-amplify/core/dist/esm/clients/serde/responseInfo.mjs': [
    ["cfId: headers['x-amz-cf-id'],", "cfId: headers['x-amz-cf-id'], retryAfter: headers['retry-after'],"],
  ],
  // Stores it in the error.
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
};

/**
 * Keeps the `Retry-After` of a refusal in the error that aws-amplify throws: the library drops it, and the console has to
 * say how long to wait. src/auth/identity/refusal.ts reads it.
 */
export function keptRetryAfter() {
  return {
    name: 'kept-retry-after',
    /** @param {string} code @param {string} id */
    transform(code, id) {
      const [path = ''] = id.replaceAll('\\', '/').split('?', 1);
      const own = Object.entries(edits).find(([end]) => path.endsWith(end))?.[1];
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
  };
}

// Plain JavaScript, as its test belongs to another project than vite.config.ts.

/** What is changed, by the end of the file's name: each text before, and after. Each stands on one line. */
const edits = {
  // What is read of an answer.
  '/@aws-amplify/core/dist/esm/clients/serde/responseInfo.mjs': [
    ["cfId: headers['x-amz-cf-id'],", "cfId: headers['x-amz-cf-id'], retryAfter: headers['retry-after'],"],
  ],
  // What an error keeps of it.
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
 * say how long to wait. src/identity/refusal.ts reads it.
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
      // Lines stay where they are, and so does the source map.
      return { code: changed, map: null };
    },
  };
}

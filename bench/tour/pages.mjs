import { createBundler } from '../beside/bundle.mjs';
import { markup } from './markup.mjs';

/** Policies that a page can request; by default it has none, because some peers load under none. */
const own = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:";
const policies = { strict: own, trusted: `${own}; require-trusted-types-for 'script'` };

export const policyOf = (query) => policies[query.get('policy')];

export function createPages() {
  const { bundle, ...rest } = createBundler({
    folder: import.meta.dirname,
    shared: ['react', 'react-dom', 'vue'],
    markup,
  });
  return {
    ...rest,
    bundleTour: ({ id, file }) =>
      bundle(id, `import adapter from './adapters/${file}'; import { run } from './tourPage.js'; run(adapter);`),
  };
}

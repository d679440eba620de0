import { createBundler } from '../beside/bundle.mjs';

const styleSheet = 'body{margin:10px;font:12px/16px Arial,sans-serif;background:#fff} #root{width:900px}';

export function createPages() {
  const { bundle, ...rest } = createBundler({
    folder: import.meta.dirname,
    shared: ['react', 'react-dom'],
    styleSheet,
  });
  return {
    ...rest,
    bundleChart: ({ id, file }) =>
      bundle(id, `import adapter from './adapters/${file}'; import { run } from './chartPage.js'; run(adapter);`),
  };
}

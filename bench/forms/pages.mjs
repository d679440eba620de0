import { createBundler } from '../beside/bundle.mjs';

const styleSheet =
  'body{margin:10px;font:14px/20px sans-serif}label{display:block}.error{display:block;min-height:16px;color:#c00}' +
  '.contained{contain:content}.skipped{content-visibility:auto;contain-intrinsic-block-size:auto 57px}';

export const { bundle, servedFolder, isInstalled } = createBundler({
  folder: import.meta.dirname,
  shared: ['react', 'react-dom', 'valibot'],
  styleSheet,
});

/** The page of one adapter, and what it weighs. */
export const bundleForm = ({ id, file }) =>
  bundle(`forms/${id}`, `import adapter from './adapters/${file}'; import { run } from './formPage.js'; run(adapter);`);

export const bundleRace = ({ id, file }) =>
  bundle(`races/${id}`, `import adapter from './races/${file}'; import { run } from './racePage.js'; run(adapter);`);

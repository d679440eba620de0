import { createBundler } from '../beside/bundle.mjs';

/** A form counts as long from fourteen sections, each of twenty fields. */
const inLongForm = (element) => `${element}:nth-last-of-type(n+14),${element}:nth-last-of-type(n+14)~${element}`;

const styleSheet =
  'body{margin:10px;font:14px/20px sans-serif}label{display:block}.error{display:block;min-height:16px;color:#c00}' +
  `section>*{contain:content}${inLongForm('section')}{content-visibility:auto;contain-intrinsic-block-size:auto 1140px}`;

export const { bundle, servedFolder, isInstalled } = createBundler({
  folder: import.meta.dirname,
  shared: ['react', 'react-dom', 'valibot'],
  styleSheet,
});

/** The page of one adapter, and its size. */
export const bundleForm = ({ id, file }) =>
  bundle(`forms/${id}`, `import adapter from './adapters/${file}'; import { run } from './formPage.js'; run(adapter);`);

export const bundleRace = ({ id, file }) =>
  bundle(`races/${id}`, `import adapter from './races/${file}'; import { run } from './racePage.js'; run(adapter);`);

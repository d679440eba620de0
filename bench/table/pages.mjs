import { createBundler } from '../beside/bundle.mjs';

/** The same styles for every table; library-specific markup keeps its own styles. */
const styleSheet = `
*{box-sizing:border-box}
body{margin:10px;font:14px/20px Arial,sans-serif;background:#fff}
#root{width:1160px}
.scroll{overflow:auto;overflow-anchor:none}
.person{display:inline-flex;gap:8px;align-items:center;white-space:nowrap}
.initials{width:24px;height:24px;border-radius:12px;background:#dde;display:inline-flex;align-items:center;justify-content:center;font-size:11px}
.badge{padding:1px 8px;border-radius:8px;background:#eee;font-size:12px}
.badge-Active{background:#cfc}
.actions{border:0;background:none;height:24px}
.box{width:16px;height:16px;border:1px solid #888}
.row,.head{display:grid;grid-template-columns:44px 240px 260px 110px 120px 120px 120px 90px;align-items:center;height:40px}
.row{position:absolute;left:0;width:1104px}
.row.strict{contain:strict}
.row[hidden]{display:none}
.head{position:sticky;top:0;background:#fff;z-index:1}
.row>span,.head>span{overflow:hidden;white-space:nowrap;padding:0 8px}
.aria-head{background:#fff;z-index:2}
.aria-row span{overflow:hidden;white-space:nowrap}
`;

const codeOf = (file) =>
  `import adapter from './adapters/${file}'; import { run } from './tablePage.js'; run(adapter);`;

export const createPages = (options) => {
  const { bundle, weighWithoutBorrowed, ...rest } = createBundler({
    folder: import.meta.dirname,
    shared: ['react', 'react-dom'],
    styleSheet,
    ...options,
  });
  return {
    ...rest,
    /** The page of one adapter, and its size. */
    bundleTable: ({ id, file }) => bundle(id, codeOf(file)),
    /** Its size without react-aria. */
    weighOwn: ({ file }) => weighWithoutBorrowed(codeOf(file)),
  };
};

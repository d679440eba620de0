import manifest from './package.json' with { type: 'json' };

/** The oldest supported browsers (`browserslist` in package.json) in Vite's format, for scripts and styles. */
export const buildTarget = manifest.browserslist.map((query) => query.replace(' >= ', ''));

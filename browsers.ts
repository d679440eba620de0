import manifest from './package.json' with { type: 'json' };

/** The oldest supported browsers (`browserslist` of package.json), as Vite names them: for scripts and styles. */
export const buildTarget = manifest.browserslist.map((query) => query.replace(' >= ', ''));

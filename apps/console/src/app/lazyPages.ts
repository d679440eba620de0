import type { LazyPages } from '../router/modules.ts';
import type { ScreenModule } from '../router/screenRoute.ts';

const screens = import.meta.glob<ScreenModule>('./**/index.ts', { base: '../features' });

/**
 * The code of each screen and layout, loaded with its page. Only this file imports screens: a route's name is its
 * folder.
 */
export const lazyPages: LazyPages = {
  screen: (name) => screens[`./${name}/index.ts`],
  layouts: {
    default: () => import('../shell/index.ts'),
    document: () => import('../shell/layouts/document/index.ts'),
    notoolbar: () => import('../shell/layouts/notoolbar/index.ts'),
  },
};

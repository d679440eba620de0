import type { Plugin } from 'vite';

/**
 * Dependencies without source maps. Nobody steps through them in a run over all stories, and each file of stories is a page of its own
 * that would ask for 28 MB of maps again.
 */
export const withoutMaps = (): Plugin => ({
  name: 'without-maps',
  enforce: 'post',
  transform: (code, id) => (id.includes('/node_modules/') ? { code, map: { mappings: '' } } : undefined),
});

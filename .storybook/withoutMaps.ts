import type { Plugin } from 'vite';

/**
 * Dependencies without source maps. No one debugs them in a run of all stories, and each story file is a separate page
 * that would ask for 28 MB of maps again.
 */
export const withoutMaps = (): Plugin => ({
  name: 'without-maps',
  enforce: 'post',
  transform: (code, id) => (id.includes('/node_modules/') ? { code, map: { mappings: '' } } : undefined),
});

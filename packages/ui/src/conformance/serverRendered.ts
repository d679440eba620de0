import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createServer, type Plugin } from 'vite';
import type { ServerRendering } from './renderStories.tsx';

/** Renders in Node, where there is no document: what a server would send. */
async function render(root: string): Promise<Record<string, ServerRendering>> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [vanillaExtractPlugin()],
    ssr: { resolve: { conditions: ['@edge-console/source', 'node'] } },
  });
  try {
    const module = await server.ssrLoadModule('/packages/ui/src/conformance/renderStories.tsx');
    // The module is this very folder's.
    return await (module as typeof import('./renderStories.tsx')).renderStories();
  } finally {
    await server.close();
  }
}

/** Gives a test in the browser what Node has rendered of the same components. */
export function serverRenderedPlugin(root: string): Plugin {
  const id = 'virtual:server-rendered';
  return {
    name: 'server-rendered',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: async (source) => {
      if (source !== `\0${id}`) return undefined;
      return `export default ${JSON.stringify(await render(root))}`;
    },
  };
}

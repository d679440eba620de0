import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createServer, type Plugin } from 'vite';
import type { ServerRendering } from './renderStories.tsx';

/** Renders in Node, without a document, as a server would. */
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
    // The module is in this folder.
    return await (module as typeof import('./renderStories.tsx')).renderStories();
  } finally {
    await server.close();
  }
}

/** Provides browser tests with the stories rendered in Node. */
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

import { resolve } from 'node:path';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
import type { PluginOption, ResolvedConfig } from 'vite';
import { precacheList } from './precache.ts';

const manifest = {
  id: '/',
  name: 'Edge Console',
  short_name: 'Console',
  description: 'Every viewer on the best path, every second.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/?source=pwa',
  scope: '/',
  display: 'standalone',
  // Light mode colors; `theme.js` updates the window color.
  theme_color: '#f8f8fa',
  background_color: '#f8f8fa',
  icons: [
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
} satisfies Partial<ManifestOptions>;

/** Web app manifest and service worker (ADR 0030). */
export function pwa(shortcuts: ManifestOptions['shortcuts']): PluginOption {
  let outputFolder = '';
  return [
    {
      name: 'pwa-folder',
      configResolved(config: ResolvedConfig) {
        outputFolder = resolve(config.root, config.build.outDir);
      },
    },
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/core/worker',
      filename: 'sw.ts',
      // The page registers it: Trusted Types reject a plain string as the worker's URL.
      injectRegister: null,
      manifest: { ...manifest, shortcuts },
      includeManifestIcons: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: [
          'index.html',
          'browserCheck.js',
          'theme.js',
          'favicon.svg',
          'assets/**/*.{js,css,svg,png,woff2}',
        ],
        dontCacheBustURLsMatching: /^assets\//,
        maximumFileSizeToCacheInBytes: 4_000_000,
        manifestTransforms: [async (entries) => ({ manifest: precacheList(outputFolder, entries), warnings: [] })],
      },
    }),
  ];
}

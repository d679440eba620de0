import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { storyDependencies } from './dependencies.ts';

/** What vanilla-extract puts into the modules it compiles: no source file names it. */
const injected = ['@vanilla-extract/recipes/createRuntimeFn'];

export default defineMain({
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    './*.stories.tsx',
    '../packages/*/src/**/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/console/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen-typescript' },
  async viteFinal(config) {
    const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
    const { defaultClientConditions, mergeConfig } = await import('vite');
    const root = fileURLToPath(new URL('..', import.meta.url));
    return mergeConfig(config, {
      plugins: [vanillaExtractPlugin()],
      optimizeDeps: { include: [...injected, ...storyDependencies(root)] },
      resolve: { conditions: ['@edge-console/source', ...defaultClientConditions] },
    });
  },
});

import { defineMain } from '@storybook/react-vite/node';

export default defineMain({
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx', '../apps/console/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-themes', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen-typescript' },
  async viteFinal(config) {
    const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
    const { defaultClientConditions, mergeConfig } = await import('vite');
    return mergeConfig(config, {
      plugins: [vanillaExtractPlugin()],
      // What vanilla-extract injects is not found by Vite's scan: without this the first cold test run re-optimises midway.
      optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
      resolve: { conditions: ['@edge-console/source', ...defaultClientConditions] },
    });
  },
});

import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { buildTarget } from '../browsers.ts';
import { changesPlugin } from './changes.ts';
import { storyDependencies } from './dependencies.ts';
import { examplesPlugin } from './examples/plugin.ts';
import { tablesPlugin } from './tables.ts';
import { placesOf } from './testsNode.ts';
import { usedTokensPlugin } from './usedTokens.ts';
import { withoutMaps } from './withoutMaps.ts';

/**
 * Dependencies that no source imports: vanilla-extract inserts the first into compiled modules, the addon loads the
 * second.
 */
const unnamed = ['@vanilla-extract/recipes/createRuntimeFn', '@storybook/addon-a11y > axe-core'];
/** There, each story file is a page that loads everything again, so unneeded features cost minutes. */
const isTestRun = process.env['VITEST'] !== undefined;
/** A build whose stories are played by a browser without vitest (`tools/webkit`). */
const isPlayedBuild = process.env['STORYBOOK_PLAYED'] !== undefined;
const local = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const root = local('..');

export default defineMain({
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    './*.stories.tsx',
    './pages/*.mdx',
    '../packages/*/src/**/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/console/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  experimental_indexers: (given = []) =>
    given.map((indexer) => ({
      ...indexer,
      async createIndex(file, options) {
        const stories = await indexer.createIndex(file, options);
        return placesOf(
          file,
          stories.map((story) => ({ ...story, title: story.title ?? options.makeTitle() })),
          root,
        );
      },
    })),
  previewAnnotations: (given = []) => [
    ...given,
    ...(isTestRun ? [] : [local('docs/annotations.ts')]),
    ...(isPlayedBuild ? [local('disableAnimations.ts'), local('timeouts.ts')] : []),
  ],
  staticDirs: ['./public', { from: '../packages/ui/src/theme/fonts', to: '/fonts' }],
  typescript: {
    reactDocgen: isTestRun ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      // Props picked from native types by name (`Pick<InputHTMLAttributes, 'autoComplete'>`) are public too. No component
      // picks everything, so nothing else is included.
      propFilter: ({ name, parent }) =>
        !['key', 'ref'].includes(name) &&
        !(parent?.fileName.includes('node_modules') && !parent.fileName.includes('@types/react')),
    },
  },
  async viteFinal(config) {
    const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
    const { defaultClientConditions, mergeConfig } = await import('vite');
    return mergeConfig(config, {
      plugins: [
        tablesPlugin(),
        vanillaExtractPlugin(),
        usedTokensPlugin(root),
        changesPlugin(root),
        ...(isTestRun ? [withoutMaps()] : [examplesPlugin(root)]),
      ],
      optimizeDeps: { include: [...unnamed, ...storyDependencies(root)], exclude: ['@storybook/addon-a11y'] },
      build: { target: buildTarget },
      resolve: { conditions: ['@edge-console/source', ...defaultClientConditions] },
    });
  },
});

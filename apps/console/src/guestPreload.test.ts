import { expect, it } from 'vitest';
import { guestFiles } from '../scripts/guestPreload.mjs';

const styled = (...names: string[]) => ({ importedCss: new Set(names) });
const bundle = {
  'entry.js': {
    type: 'chunk',
    facadeModuleId: '/console/index.html',
    imports: ['runtime.js'],
    viteMetadata: styled('entry.css'),
  },
  'runtime.js': { type: 'chunk' },
  'page.js': { type: 'chunk', facadeModuleId: '/console/src/page.ts', imports: ['guest.js', 'entry.js'] },
  'guest.js': { type: 'chunk', imports: ['shared.js', 'runtime.js'], viteMetadata: styled('guest.css') },
  'shared.js': { type: 'chunk' },
  'lazy.js': { type: 'chunk', facadeModuleId: '/console/src/lazy.ts' },
  'entry.css': { type: 'asset' },
};

it('a page is asked for with all it imports, and nothing that is lazy or comes with the entry', () => {
  expect(guestFiles(bundle, ['/src/page.ts'])).toEqual({
    scripts: ['page.js', 'guest.js', 'shared.js'],
    styles: ['guest.css'],
  });
});

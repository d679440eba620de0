import { expect, it } from 'vitest';
import { filesOf } from './precache.ts';

const chunks = {
  'index.html': {
    file: 'assets/index.js',
    imports: ['_shared'],
    css: ['assets/index.css'],
    assets: ['assets/inter.woff2'],
  },
  _shared: { file: 'assets/shared.js', imports: ['index.html'], css: ['assets/shared.css'] },
  'src/screen.ts': { file: 'assets/screen.js', imports: ['_shared'] },
};

it('lists the chunks of an offline start with their imports, styles, and fonts, but nothing lazy', () => {
  expect([...filesOf(chunks, ['index.html'])].toSorted()).toEqual([
    'assets/index.css',
    'assets/index.js',
    'assets/inter.woff2',
    'assets/shared.css',
    'assets/shared.js',
  ]);
});

it('fails the build if a module no longer exists', () => {
  expect(() => filesOf(chunks, ['src/gone.ts'])).toThrow('src/gone.ts');
});

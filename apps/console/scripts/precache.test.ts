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

it('a start without a network needs chunks with all they import, styles and fonts, and nothing lazy', () => {
  expect([...filesOf(chunks, ['index.html'])].toSorted()).toEqual([
    'assets/index.css',
    'assets/index.js',
    'assets/inter.woff2',
    'assets/shared.css',
    'assets/shared.js',
  ]);
});

it('a module that is no longer there fails the build', () => {
  expect(() => filesOf(chunks, ['src/gone.ts'])).toThrow('src/gone.ts');
});

import { expect, test } from 'vitest';
import { staticClosure } from './manifest.ts';

const manifest = {
  'index.html': { file: 'entry.js', imports: ['_shared.js'], dynamicImports: ['page.ts'], css: ['entry.css'] },
  '_shared.js': { file: 'shared.js', imports: ['_deep.js'], css: ['shared.css'] },
  '_deep.js': { file: 'deep.js', imports: ['_shared.js'], css: ['shared.css'] },
  'page.ts': { file: 'page.js', imports: ['index.html'] },
};

test('takes static imports of imports once, with their style sheets, and leaves lazy parts out', () => {
  const { scripts, styles } = staticClosure(manifest, ['index.html']);
  expect([...scripts].toSorted()).toEqual(['deep.js', 'entry.js', 'shared.js']);
  expect([...styles].toSorted()).toEqual(['entry.css', 'shared.css']);
});

test('takes a lazy part when it is named', () => {
  expect(staticClosure(manifest, ['index.html', 'page.ts']).scripts).toContain('page.js');
});

test('names a module that the build does not have', () => {
  expect(() => staticClosure(manifest, ['gone.ts'])).toThrow('"gone.ts"');
});

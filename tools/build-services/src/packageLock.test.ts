import { expect, it } from 'vitest';
import { lockedPackagesOf } from './packageLock.ts';

const packages = {
  'node_modules/image': {
    version: '1.0.0',
    dependencies: { color: '^2.0.0' },
    optionalDependencies: { 'image-linux': '1.0.0', 'image-other': '1.0.0' },
  },
  'node_modules/image/node_modules/color': { version: '2.0.0', dependencies: { names: '^1.0.0' } },
  'node_modules/color': { version: '3.0.0' },
  'node_modules/names': { version: '1.0.0', dependencies: { color: '^3.0.0' } },
  'node_modules/image-linux': { version: '1.0.0' },
  'node_modules/unrelated': { version: '1.0.0' },
};

it('has the packages that are needed, at their own versions and paths', () => {
  expect(Object.keys(lockedPackagesOf(['image'], packages))).toEqual([
    'node_modules/color',
    'node_modules/image',
    'node_modules/image-linux',
    'node_modules/image/node_modules/color',
    'node_modules/names',
  ]);
});

it('rejects a package that is not locked', () => {
  expect(() => lockedPackagesOf(['absent'], packages)).toThrow('absent is not in package-lock.json');
});

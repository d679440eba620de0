import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Packages compiled into `dist/vendor` instead of being dependencies: react-aria and its own dependencies. */
const borrowed =
  /^(?:react-aria-components|react-aria|react-stately|@internationalized\/(?:number|string)|aria-hidden|clsx|@swc\/helpers|tslib)(?:\/|$)/;

const foreignTexts = /[\\/]intl[\\/](?:.*[\\/])?(?!en-US\.)[a-z]{2}-[A-Z]{2}\.\w+$/;

/** Replaced modules: unused translations, a shim obsolete since React 18, a marker for bundlers. */
const replacements = {
  '\0no-texts': 'export default undefined;',
  '\0external-store': "export { useSyncExternalStore } from 'react';",
  '\0client-only': '',
};
const replaced = {
  'use-sync-external-store/shim': '\0external-store',
  'use-sync-external-store/shim/index.js': '\0external-store',
  'client-only': '\0client-only',
};

export const isBorrowed = (id) => borrowed.test(id) || id in replaced;

/** `react-aria/dist/private/menu/useMenu` for a react-aria module, wherever npm installed it; undefined for our own. */
export function borrowedName(name) {
  const at = name.lastIndexOf('node_modules/');
  return at < 0 ? undefined : name.slice(at + 'node_modules/'.length);
}

function packageOf(id) {
  const [, folder] = /^(.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id) ?? [];
  return folder;
}

function licenseOf(folder) {
  const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'license'].map((name) => join(folder, name)).find(existsSync);
  if (!file) throw new Error(`${folder} has no license text to hand on.`);
  return readFileSync(file, 'utf8').trim();
}

/** Bundles react-aria without its translations in 33 languages, and writes the licenses of bundled packages. */
export function reactAria() {
  return {
    name: 'react-aria',
    resolveId: {
      order: 'pre',
      handler(specifier, importer) {
        if (specifier in replaced) return replaced[specifier];
        return importer && isForeign(specifier, importer) ? '\0no-texts' : null;
      },
    },
    load: (id) => replacements[id] ?? null,
    writeBundle(options, bundle) {
      const modules = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
      const folders = [...new Set(modules.map(packageOf).filter(Boolean))].sort();
      const texts = folders.map((folder) => {
        const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
        return `${name} ${version}\n\n${licenseOf(folder)}\n`;
      });
      writeFileSync(join(options.dir, 'vendor', 'LICENSES.txt'), texts.join(`\n${'-'.repeat(80)}\n\n`));
    },
  };
}

/** Whether a react-aria module imports a translation other than English. */
function isForeign(specifier, importer) {
  return importer.includes('node_modules') && foreignTexts.test(join(dirname(importer), specifier));
}

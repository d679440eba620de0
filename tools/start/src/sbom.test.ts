import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSbom } from './sbom.ts';

const root = join(import.meta.dirname, '../../..');

/** Direct dependencies of a workspace, without our packages. */
function requestedBy(workspace: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return Object.keys(dependencies).filter((name) => !name.startsWith('@edge-console/'));
}

describe('the bill of materials (SBOM)', () => {
  const { components, dependencies } = readSbom(root);
  const names = new Set(components.map(({ name }) => name));

  it.each(['apps/console', 'apps/api', 'apps/charts', 'apps/steering', 'packages/ui', 'packages/forms'])(
    'names all that %s runs with',
    (workspace) => {
      expect(requestedBy(workspace).filter((name) => !names.has(name))).toEqual([]);
    },
  );

  it('lists transitive dependencies, including development dependencies of other workspaces', () => {
    expect(names).toContain('react');
    expect(names).toContain('@aws-amplify/core');
    expect(names).toContain('scheduler');
  });

  it('lists no packages only used by tests and builds', () => {
    for (const name of ['vitest', 'storybook', '@playwright/test', 'typescript', 'react-admin'])
      expect(names).not.toContain(name);
  });

  it('has a hash for every package from the registry', () => {
    const own = (name: string) => name.startsWith('@edge-console/');
    expect(components.filter(({ name, hashes }) => !own(name) && !hashes).map(({ name }) => name)).toEqual([]);
  });

  it('references only listed components', () => {
    const refs = new Set(components.map((component) => component['bom-ref']));
    expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
    expect(refs.size).toBe(components.length);
  });
});

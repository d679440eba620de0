import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { viewerOf } from '../../../apps/console/src/api/viewer/viewer.fixture.ts';
import { copyConsole } from './consoleCopy.fixture.ts';
import { type CreatedScreen, newScreen } from './newScreen.ts';

type Routes = typeof import('../../../apps/console/src/router/findRoute.ts');
type Navigation = typeof import('../../../apps/console/src/shell/navigation.ts');

let copy = '';
let created: CreatedScreen;

function run(command: string, ...args: string[]): string {
  try {
    return execFileSync('node', [`node_modules/${command}`, ...args], { cwd: copy, encoding: 'utf8' });
  } catch (error) {
    throw new Error((error as { stdout: string }).stdout, { cause: error });
  }
}

beforeAll(() => {
  copy = copyConsole();
  created = newScreen(copy, { name: 'audited-accounts', list: 'entities' });
  const config = {
    extends: './tsconfig.base.json',
    compilerOptions: {
      // The end-to-end test imports the API's seed, which runs in Node.
      lib: ['ES2024', 'DOM', 'DOM.Iterable'],
      types: ['node', 'vite/client'],
      noEmit: true,
      composite: false,
      emitDeclarationOnly: false,
      rewriteRelativeImportExtensions: false,
    },
    files: ['apps/console/src/build.d.ts', ...created.created, ...created.changed].filter((file) =>
      /\.tsx?$/u.test(file),
    ),
  };
  writeFileSync(`${copy}/tsconfig.json`, JSON.stringify(config));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a new list screen', () => {
  test('passes the formatter and the linter', () => {
    const files = [...created.created, ...created.changed];
    expect(() => run('oxfmt/bin/oxfmt', '--check', ...files)).not.toThrow();
    expect(() => run('oxlint/bin/oxlint', ...files)).not.toThrow();
  });

  test('passes the type check, including its end-to-end test', () => {
    expect(() => run('ts7/bin/tsc', '-p', 'tsconfig.json')).not.toThrow();
  });

  test('has a route with an unused shortcut, in the menus of users who can read the list', async () => {
    const console = `${copy}/apps/console/src`;
    const { findRoute } = (await import(`${console}/router/findRoute.ts`)) as Routes;
    const { menuEntriesFor } = (await import(`${console}/shell/navigation.ts`)) as Navigation;
    expect(findRoute('/audited-accounts/')).toMatchObject({
      title: 'Audited accounts',
      guards: ['admin-reseller-access'],
      permission: { group: 'st.accounts', level: 'READ' },
      menu: { goKey: 'c' },
    });
    const permissions = { 'st.accounts': 'READ' } as const;
    const menus = (type: 'PLATFORM' | 'CUSTOMER') =>
      menuEntriesFor(viewerOf({ type, permissions })).map(({ href }) => href);
    expect(menus('PLATFORM')).toContain('/audited-accounts/');
    expect(menus('CUSTOMER')).not.toContain('/audited-accounts/');
  });

  test('has screen states, fault cases for its requests, and an end-to-end test', () => {
    const listed = run('@playwright/test/cli.js', 'test', '--list', 'faults.spec', 'screens.spec', 'audited');
    for (const state of [
      'audited accounts',
      'audited accounts, nothing found',
      'audited accounts that could not be loaded',
    ])
      expect(listed).toContain(` › ${state} › `);
    for (const request of ['Entities', 'EntitiesCount']) expect(listed).toContain(`› ${request} that fails`);
    expect(listed).toContain('auditedAccounts.spec.ts');
  });
});

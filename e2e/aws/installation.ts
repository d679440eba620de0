import { test as base } from '../test.ts';

export { expect } from '../test.ts';

/** The tests of a page, without headers that only the local stack accepts. */
export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the required fixtures from the pattern: none
  extraHTTPHeaders: async ({}, provide) => provide({}),
});

/** The values of variables; skips the test unless all are set. */
export function required<const Name extends string>(...names: readonly Name[]): Record<Name, string> {
  const missing = names.filter((name) => !process.env[name]);
  test.skip(missing.length > 0, `${missing.join(', ')} is not set`);
  return Object.fromEntries(names.map((name) => [name, process.env[name] ?? ''])) as Record<Name, string>;
}

/** The administrator of a reseller, without MFA. */
export function administrator() {
  const { AWS_SMOKE_EMAIL: email, AWS_SMOKE_PASSWORD: password } = required('AWS_SMOKE_EMAIL', 'AWS_SMOKE_PASSWORD');
  return { email, password };
}

/** Whether the installation is the local stack, which simulates providers and DNS. */
export const isLocal = (): boolean => new URL(test.info().project.use.baseURL ?? '').hostname === 'localhost';

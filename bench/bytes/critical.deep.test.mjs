import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tools/start/install.mjs';
import { routes } from '../routes.mjs';
import { criticalOf, signInGoals, usersGoals } from './critical.mjs';
import { gzippedSum } from './sizes.mjs';

const folder = join(root, 'apps/console/dist');

test.each([
  ['sign-in', routes.signIn, signInGoals],
  ['Users', routes.users, usersGoals],
])('what %s waits for is within its bytes', (_page, { modules }, goals) => {
  const { scripts, styles } = criticalOf(folder, modules);
  expect(gzippedSum(folder, scripts)).toBeLessThanOrEqual(goals.scripts);
  expect(gzippedSum(folder, styles)).toBeLessThanOrEqual(goals.styles);
});

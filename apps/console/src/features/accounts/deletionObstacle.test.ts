import { expect, it } from 'vitest';
import { accountsMessages } from './messages.ts';
import { deletionObstacle } from './deletionObstacle.ts';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

it('explains that an account must be disabled first, and when it can be deleted', () => {
  expect(deletionObstacle({ active: true, deletableAt: null })).toBe(accountsMessages.deleteActive);
  expect(deletionObstacle({ active: false, deletableAt: inHours(23) })).toMatch(/^You can delete it after .*\d/);
  expect(deletionObstacle({ active: false, deletableAt: inHours(-1) })).toBeUndefined();
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sessionProperty } from './sessionModel.fixture.ts';

it('matches its model in long random runs', async () => {
  const result = await fc.check(sessionProperty, { numRuns: 30_000 });
  expect(result.failed ? fc.defaultReportMessage(result) : '').toBe('');
});

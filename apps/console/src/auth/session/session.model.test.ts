import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sessionProperty } from './sessionModel.fixture.ts';

it('matches its model in two tabs', async () => {
  const result = await fc.check(sessionProperty, { numRuns: 2_000 });
  expect(result.failed ? fc.defaultReportMessage(result) : '').toBe('');
});

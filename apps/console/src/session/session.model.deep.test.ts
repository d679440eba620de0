import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sessionProperty } from './sessionModel.fixture.ts';

it('the session is what a person may expect, at length', async () => {
  const result = await fc.check(sessionProperty, { numRuns: 30_000 });
  expect(result.failed ? fc.defaultReportMessage(result) : '').toBe('');
});

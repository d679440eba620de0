import { inspect } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { withCleanErrors } from './logger.ts';

it.each([
  ['itself', (error: Error) => error],
  ['as the cause of another error', (error: Error) => new Error('Mail was not sent', { cause: error })],
])('logs a failed query %s with its text and the database code, but without values', (_how, wrap) => {
  const lines: string[] = [];
  const write = (...line: unknown[]) => void lines.push(inspect(line, { depth: 9 }));
  const cause = Object.assign(new Error('Key (code)=(271828) already exists.'), {
    code: '23505',
    constraint: 'jobs_key',
    detail: 'Key (code)=(271828) already exists.',
    params: ['271828'],
  });
  const failed = new DrizzleQueryError('insert into jobs values ($1)', ['Your code is 271828'], cause);
  withCleanErrors({ warn: write, error: write }).error('A request failed', { requestId: 'one', error: wrap(failed) });
  expect(lines.join('\n')).toMatch(/insert into jobs values \(\$1\)/);
  expect(lines.join('\n')).toContain('23505');
  expect(lines.join('\n')).toContain('jobs_key');
  expect(lines.join('\n')).toContain('logger.test.ts');
  expect(lines.join('\n')).not.toContain('271828');
});

import { failuresByPath, messageOf } from '@edge-console/forms/rules';
import type { BaseIssue } from 'valibot';
import type { UserError } from './userError.ts';

/** `userErrors` from the issues of the forms' rules, one for each field. */
export const fieldErrors = (issues: readonly BaseIssue<unknown>[]): UserError[] =>
  [...failuresByPath(issues)].map(([path, failure]) => ({
    code: failure.code,
    field: path === '' ? null : path.split('.'),
    message: messageOf(failure),
    details: null,
  }));

import { failuresByPath, messageOf } from '@edge-console/forms/rules';
import type { BaseIssue } from 'valibot';
import type { UserError } from '../errors/userError.ts';

/** The refusals of a form rule, one for each field, as a payload carries them. */
export const fieldErrors = (issues: readonly BaseIssue<unknown>[]): UserError[] =>
  [...failuresByPath(issues)].map(([path, failure]) => ({
    code: failure.code,
    field: path === '' ? null : path.split('.'),
    message: messageOf(failure),
    details: null,
  }));

import { failuresByPath } from '@edge-console/forms/rules';
import type { BaseIssue } from 'valibot';
import type { Failure } from './failure.ts';
import { type UserErrorCode, userErrorMessages } from './messages.ts';

/** An error of the form: `field` is the path of the input field, absent for the form as a whole. */
export type UserError = {
  readonly code: string;
  readonly field: readonly string[] | null;
  readonly message: string;
  readonly details: readonly string[] | null;
};

export const userError = (code: UserErrorCode, field: readonly string[] | null = null): UserError => ({
  code,
  field,
  message: userErrorMessages[code],
  details: null,
});

/** Names that an error tells of what stands in the way. */
export const maxNames = 20;

/** An error that names what stands in the way. */
export const blockedBy = (
  code: UserErrorCode,
  names: readonly string[],
  field: readonly string[] | null = null,
): UserError => ({ ...userError(code, field), details: names.slice(0, maxNames) });

/** A failure of one object of a bulk operation, as a row of its payload carries it. */
export const toUserError = ({ code, message, extensions }: Failure): UserError => ({
  code,
  field: typeof extensions?.['field'] === 'string' ? [extensions['field']] : null,
  message,
  details: null,
});

/** `userErrors` from the issues of the forms' rules, one for each field. */
export const fieldErrors = (issues: readonly BaseIssue<unknown>[]): UserError[] =>
  [...failuresByPath(issues)].map(([path, { code, message }]) => ({
    code,
    field: path === '' ? null : path.split('.'),
    message,
    details: null,
  }));

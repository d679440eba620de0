import { failuresByPath } from '@edge-console/forms/rules';
import type { BaseIssue } from 'valibot';
import type { Failure } from './failure.ts';
import { type UserErrorCode, userErrorMessages } from './messages.ts';

/** A form error. `field` is the path of the input field, or absent for the whole form. */
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

/** Maximum number of names in an error about blocking items. */
export const maxNames = 20;

/** An error that names the blocking items. */
export const blockedBy = (
  code: UserErrorCode,
  names: readonly string[],
  field: readonly string[] | null = null,
): UserError => ({ ...userError(code, field), details: names.slice(0, maxNames) });

/** A failure of one item in a bulk operation, for its row in the payload. */
export const toUserError = ({ code, message, extensions }: Failure): UserError => ({
  code,
  field: typeof extensions?.['field'] === 'string' ? [extensions['field']] : null,
  message,
  details: null,
});

/** Converts rule issues to `userErrors`, one per field. */
export const fieldErrors = (issues: readonly BaseIssue<unknown>[]): UserError[] =>
  [...failuresByPath(issues)].map(([path, { code, message }]) => ({
    code,
    field: path === '' ? null : path.split('.'),
    message,
    details: null,
  }));

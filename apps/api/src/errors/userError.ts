import type { Failure } from './failure.ts';
import { userErrorMessages, type UserErrorCode } from './messages.ts';

/** A refusal that belongs to the form: `field` is the path of the input field, absent for the whole. */
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

/** A failure of one of many, where the others are answered: a payload's row carries it. */
export const toUserError = ({ code, message, extensions }: Failure): UserError => ({
  code,
  field: typeof extensions?.['field'] === 'string' ? [extensions['field']] : null,
  message,
  details: null,
});

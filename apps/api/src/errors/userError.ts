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

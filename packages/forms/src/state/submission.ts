/** One business error as the API answers it. `field` is a path such as `["email"]`; absent: the whole form. */
export type ServerError = {
  readonly code: string;
  readonly field?: readonly string[] | null | undefined;
  /** Told in these words under the field and in the summary. */
  readonly message: string;
};

/** Somebody else saved the same object first. */
export type Conflict = {
  /** The version that is stored now. */
  readonly version: number;
  readonly changedBy: string;
  /** ISO 8601 instant. */
  readonly changedAt: string;
  /** What is stored now, as the form's values: then the differences can be seen before one decides. */
  readonly stored?: object | undefined;
};

/** What became of a submit. Nothing returned means saved. */
export type SubmitResult =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly errors: readonly ServerError[] }
  | { readonly kind: 'conflict'; readonly conflict: Conflict }
  /** The call did not succeed; the same submit may be tried again. */
  | { readonly kind: 'failed'; readonly message: string };

export type SubmitContext = {
  /** Aborted when the form is reset, cancelled or gone. The result is ignored from then on. */
  readonly signal: AbortSignal;
  /** The version a person chose to overwrite after a conflict; send it as `expectedVersion`. */
  readonly overwriteVersion: number | undefined;
};

/** A business error of the API. `field` is a path such as `["email"]`; without it, the error concerns the whole form. */
export type ServerError = {
  readonly code: string;
  readonly field?: readonly string[] | null | undefined;
  /** Shown under the field and in the summary. */
  readonly message: string;
};

/** Someone else saved the same object first. */
export type Conflict = {
  /** The currently stored version. */
  readonly version: number;
  readonly changedBy: string;
  /** ISO 8601 instant. */
  readonly changedAt: string;
  /** The stored values as form values, to show the differences before the user decides. */
  readonly stored?: object | undefined;
};

/** The result of a submit. Returning nothing means saved. */
export type SubmitResult =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly errors: readonly ServerError[] }
  | { readonly kind: 'conflict'; readonly conflict: Conflict }
  /** The request failed; the same submit can be retried. */
  | { readonly kind: 'failed'; readonly message: string };

export type SubmitContext = {
  /** Aborted when the form is reset, canceled or unmounted. The result is then ignored. */
  readonly signal: AbortSignal;
  /** The version that the user chose to overwrite after a conflict; send it as `expectedVersion`. */
  readonly overwriteVersion: number | undefined;
};

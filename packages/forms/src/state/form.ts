import type { MountedField } from './fieldRegistry.ts';
import type { FormInternals } from './formStore.ts';
import type { FieldsOf } from './path.ts';
import type { FormStateKey } from './fieldSubscriptions.ts';
import type { Conflict } from './submission.ts';

export type FieldError = {
  /** Shown under the field and in the summary. */
  readonly message: string;
  readonly isFromServer: boolean;
};

/** The status of the whole form. A new object for each change. */
export type FormStatus = {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Whether an asynchronous rule is pending. */
  readonly isValidating: boolean;
  /** Errors without a mounted field. */
  readonly formErrors: readonly string[];
  /** The message of a failed request; {@link FormControl.submit} retries. */
  readonly failure: string | undefined;
  readonly conflict: Conflict | undefined;
};

/** The part of a form that does not depend on its fields' types. */
export type FormControl = {
  /** Calls `listener` after each change of the topic. */
  readonly subscribe: (topic: FormStateKey, listener: () => void) => () => void;
  readonly status: () => FormStatus;
  /** Names of the fields to fix since the last rejected submit, in document order. */
  readonly summaryFields: () => readonly string[];
  /**
   * Whether the current values are valid, touched or not. The first call validates all of them, later ones what
   * changed.
   */
  readonly isValid: () => boolean;
  /** Validates and submits once; does nothing while a submit is running. Rejects with what `onSubmit` threw. */
  readonly submit: () => Promise<void>;
  /** Submits again over the version that the conflict named. */
  readonly overwrite: () => Promise<void>;
  /** Internal: for this package's functions that work on the store. */
  readonly '~internals': FormInternals;
  /** Aborts a running submit and keeps what was entered. */
  readonly cancel: () => void;
  /** Resets to the current baseline. */
  readonly reset: () => void;
  readonly focusField: (name: string) => void;
  readonly registerSummary: (focus: () => void) => () => void;
};

/** What a native control needs to be a text field: it stores its own text, and a keystroke re-renders nothing. */
export type TextInput = {
  readonly name: string;
  readonly defaultValue: string;
  readonly ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => void;
};

/**
 * The fields of a form by name, see {@link FieldsOf}. A form with more fields is assignable, so parts of forms can be
 * shared.
 */
export type FormFields<Fields extends object> = {
  /** Never present at run time: makes the values' types part of the type, which generic functions alone do not. */
  readonly '~fields'?: Fields;
  /** Internal: for this package's functions that work on the store. */
  readonly '~internals': FormInternals;
  /** Calls `listener` after each change of the field's value, error or state. */
  readonly subscribe: (name: keyof Fields & string, listener: () => void) => () => void;
  readonly value: <Name extends keyof Fields & string>(name: Name) => Fields[Name];
  readonly error: (name: keyof Fields & string) => FieldError | undefined;
  /** Whether an asynchronous rule is pending for this field. */
  readonly isValidating: (name: keyof Fields & string) => boolean;
  /** Records a user's change of the field. */
  readonly change: <Name extends keyof Fields & string>(name: Name, value: Fields[Name]) => void;
  /** Records that the user left the field. */
  readonly blur: (name: keyof Fields & string) => void;
  readonly register: (name: keyof Fields & string, field: MountedField) => () => void;
  readonly textInput: (name: keyof Fields & string) => TextInput;
};

export type Form<Input extends object> = FormControl &
  FormFields<FieldsOf<Input>> & {
    /** Resets to `values`, which become the baseline; without them, to the current baseline. */
    readonly reset: (values?: Input) => void;
  };

import type { MountedField } from './fieldRegistry.ts';
import type { FormInternals } from './formStore.ts';
import type { FieldsOf } from './path.ts';
import type { FormStateKey } from './fieldSubscriptions.ts';
import type { Conflict } from './submission.ts';

export type FieldError = {
  /** Under the field and in the summary. */
  readonly message: string;
  readonly isFromServer: boolean;
};

/** What the form as a whole is doing. A new object for each change. */
export type FormStatus = {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** An asynchronous rule has not answered yet. */
  readonly isValidating: boolean;
  /** Errors that belong to no field on the screen. */
  readonly formErrors: readonly string[];
  /** The call failed with this message; {@link FormControl.submit} tries again. */
  readonly failure: string | undefined;
  readonly conflict: Conflict | undefined;
};

/** The part of a form that does not depend on its fields' types. */
export type FormControl = {
  /** Calls `listener` after each change of what the topic names. */
  readonly subscribe: (topic: FormStateKey, listener: () => void) => () => void;
  readonly status: () => FormStatus;
  /** Names of the fields to review since the last rejected submit, in document order. */
  readonly summaryFields: () => readonly string[];
  /** Whether the values would pass now, touched or not. The first call validates all of them, later ones what changed. */
  readonly isValid: () => boolean;
  /** Validates and submits once; while a submit runs, further calls do nothing. Rejects with what `onSubmit` threw. */
  readonly submit: () => Promise<void>;
  /** Submits again over the version that the conflict named. */
  readonly overwrite: () => Promise<void>;
  /** Internal: for the functions of this package that work on the store. */
  readonly '~internals': FormInternals;
  /** Aborts a running submit and keeps what was entered. */
  readonly cancel: () => void;
  /** Starts over from the present baseline. */
  readonly reset: () => void;
  readonly focusField: (name: string) => void;
  readonly registerSummary: (focus: () => void) => () => void;
};

/** What a native control needs to be a field of text: it holds its own text, and a keystroke renders nothing. */
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
  /** Never there at run time: makes the values' types part of the type, which generic functions alone do not. */
  readonly '~fields'?: Fields;
  /** Internal: for the functions of this package that work on the store. */
  readonly '~internals': FormInternals;
  /** Calls `listener` after each change of the field's value, error or state. */
  readonly subscribe: (name: keyof Fields & string, listener: () => void) => () => void;
  readonly value: <Name extends keyof Fields & string>(name: Name) => Fields[Name];
  readonly error: (name: keyof Fields & string) => FieldError | undefined;
  /** An asynchronous rule is pending for this field. */
  readonly isValidating: (name: keyof Fields & string) => boolean;
  /** A person changed the field. */
  readonly change: <Name extends keyof Fields & string>(name: Name, value: Fields[Name]) => void;
  /** A person left the field. */
  readonly blur: (name: keyof Fields & string) => void;
  readonly register: (name: keyof Fields & string, field: MountedField) => () => void;
  readonly textInput: (name: keyof Fields & string) => TextInput;
};

export type Form<Input extends object> = FormControl &
  FormFields<FieldsOf<Input>> & {
    /** Starts over from `values`, which become the baseline; without them from the present baseline. */
    readonly reset: (values?: Input) => void;
  };

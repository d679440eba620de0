import type { MountedField } from './fieldRegistry.ts';
import type { Conflict } from './submission.ts';

export type FieldError = {
  /** Under the field. */
  readonly message: string;
  /** In the summary, where the server may say more than fits under a field. */
  readonly summaryMessage: string;
  readonly isFromServer: boolean;
};

/** What the form as a whole is doing. A new object for each change. */
export type FormStatus = {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Refusals that belong to no field on the screen. */
  readonly formErrors: readonly string[];
  /** The call failed with this message; {@link FormControl.submit} tries again. */
  readonly failure: string | undefined;
  readonly conflict: Conflict | undefined;
};

export type SummaryEntry = { readonly name: string; readonly label: string; readonly message: string };

/** The part of a form that does not depend on its fields' types. */
export type FormControl = {
  readonly subscribeStatus: (listener: () => void) => () => void;
  readonly status: () => FormStatus;
  readonly subscribeSummary: (listener: () => void) => () => void;
  /** Fields to review since the last refused submit, in document order. */
  readonly summary: () => readonly SummaryEntry[];
  /** Validates and submits once; while a submit runs, further calls do nothing. Rejects with what `onSubmit` threw. */
  readonly submit: () => Promise<void>;
  /** Submits again over the version that the conflict told of. */
  readonly overwrite: () => Promise<void>;
  /** Gives up a running submit and keeps what was entered. */
  readonly cancel: () => void;
  readonly focusField: (name: string) => void;
  readonly registerSummary: (focus: () => void) => () => void;
};

/** The fields of a form. A form with more fields is assignable, so parts of forms can be shared. */
export type FormFields<Input extends object> = {
  /** Never there at run time: makes the values' types part of the type, which generic functions alone do not. */
  readonly '~input'?: Input;
  readonly subscribe: (name: keyof Input & string, listener: () => void) => () => void;
  readonly value: <Name extends keyof Input & string>(name: Name) => Input[Name];
  readonly error: (name: keyof Input & string) => FieldError | undefined;
  readonly isRequired: (name: keyof Input & string) => boolean;
  /** A person changed the field. */
  readonly change: <Name extends keyof Input & string>(name: Name, value: Input[Name]) => void;
  /** A person left the field. */
  readonly blur: (name: keyof Input & string) => void;
  readonly register: (name: keyof Input & string, field: MountedField) => () => void;
};

export type Form<Input extends object> = FormControl &
  FormFields<Input> & {
    /** Starts over from `values`, which become the baseline; without them from the present baseline. */
    readonly reset: (values?: Input) => void;
  };

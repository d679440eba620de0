import { afterPress, watchPresses } from './afterPress.ts';
import { createFieldRegistry, type FieldRegistry } from './fieldRegistry.ts';
import type { FieldError, Form, FormStatus } from './form.ts';
import { deleteWithin, isWithin, setValueAt, valueAt } from './path.ts';
import { errorsByField, run, type FormSchema } from './schema.ts';
import { unexpectedFailure } from '../rules/messages.ts';
import type { Conflict, SubmitContext, SubmitResult } from './submission.ts';
import { createTextInputs } from './textInput.ts';
import { createFieldSubscriptions } from './fieldSubscriptions.ts';
import { createValidity } from './validity.ts';
import { copyOf, differences, isGroup, type Values } from './values.ts';
import { createValidation, ruleError, type Validation } from './validation.ts';

export type FormStoreOptions = {
  readonly schema: FormSchema;
  readonly initialValues: Values;
  readonly onSubmit: (values: object, context: SubmitContext) => Promise<SubmitResult | void> | SubmitResult | void;
  /** Called once the form is clean again, so that it can leave the page. */
  readonly onSaved?: ((values: object) => void) | undefined;
  /** When a field is validated: on blur after a change, or on every change. @default 'blur' */
  readonly validateOn?: 'blur' | 'input' | undefined;
  /** By field: side effects of a user's change. */
  readonly onFieldChange?: Readonly<Record<string, ((value: unknown) => void) | undefined>> | undefined;
};

/** The store's interface for its helper functions, which are separate modules so that a page loads only those it uses. */
export type FormInternals = {
  readonly schema: () => FormSchema;
  readonly values: () => Values;
  /** The values that unsaved changes are compared with. */
  readonly baseline: () => Values;
  /** Names of fields that differ from the baseline. */
  readonly dirty: ReadonlySet<string>;
  /** Names of fields changed since their last validation. */
  readonly changed: Set<string>;
  readonly registry: FieldRegistry;
  readonly validation: Validation;
  /** Sets a value and notifies its listeners. The caller updates its errors. */
  readonly setValue: (name: string, value: unknown) => void;
  /** Whether `isValid` was called, so that validity must be kept up to date. */
  readonly isWatched: () => boolean;
  readonly replaceValues: (values: Values, baseline: Values) => void;
  /** Shows errors as a rejected submit does, and moves focus there. */
  readonly showErrors: (errors: Iterable<readonly [name: string, message: string]>) => void;
};

export type FormStore = Form<Values> & {
  /** Replaces the options; the values stay. */
  readonly configure: (options: FormStoreOptions) => void;
};

const none: readonly never[] = [];
const ruleErrors = (messages: Iterable<readonly [name: string, message: string]>) =>
  Array.from(messages, ([name, message]) => [name, ruleError(message)] as const);
const noOutcome = { formErrors: none, failure: undefined, conflict: undefined };

/**
 * Form state outside React: values, errors and status change here, and only the listeners of what changed are called.
 *
 * @param commit runs the announcement of a submit's result and returns once it is rendered (React's `flushSync`).
 */
export function createFormStore(initialOptions: FormStoreOptions, commit: (announce: () => void) => void): FormStore {
  let options = initialOptions;
  let baseline = copyOf(options.initialValues);
  let values = copyOf(baseline);
  let status: FormStatus = { isDirty: false, isSaving: false, isValidating: false, ...noOutcome };
  const dirty = new Set<string>();
  /** Changed since the last validation: leaving an untouched field shows nothing. */
  const changed = new Set<string>();
  let pending: AbortController | undefined;
  /**
   * The version that the user chose to overwrite, until that succeeds, another conflict occurs, or the values are
   * replaced.
   */
  let overwriteVersion: number | undefined;
  let isSummaryShown = false;
  let reviewed: readonly string[] | undefined;
  let focusSummary: (() => void) | undefined;

  const subscriptions = createFieldSubscriptions();
  const registry = createFieldRegistry();
  const validity = createValidity(
    () => validate('', false),
    () => subscriptions.notify('~validity'),
  );
  const validation = createValidation({
    schema: () => options.schema,
    values: () => values,
    shownBy,
    onFieldState(name) {
      subscriptions.notify(name);
      if (isSummaryShown) updateSummary();
    },
    onPendingCount: (count) => setStatus({ isValidating: count > 0 }),
    onResult: validity.update,
  });

  /** The field that shows the error of `name`: itself, or the composite control that contains it. */
  function shownBy(name: string): string {
    const nearest = registry.nearest(name);
    return isGroup(valueAt(values, nearest)) ? nearest : name;
  }

  function setStatus(patch: Partial<FormStatus>): void {
    const keys = Object.keys(patch) as (keyof FormStatus)[];
    if (keys.every((key) => status[key] === patch[key])) return;
    status = { ...status, ...patch };
    subscriptions.notify('~status');
  }

  /** Names of the fields to fix, in document order; the same array until they or their messages change. */
  const summaryFields = () => (reviewed ??= isSummaryShown ? registry.inOrder(validation.errors.keys()) : none);

  function updateSummary(): void {
    reviewed = undefined;
    subscriptions.notify('~summary');
  }

  /** Compares the values within `name` with the baseline. */
  function updateDirty(name: string, isLeaf?: boolean): void {
    deleteWithin(dirty, name, isLeaf);
    differences(valueAt(values, name), valueAt(baseline, name), name, dirty);
    setStatus({ isDirty: dirty.size > 0 });
  }

  function setValue(name: string, value: unknown): void {
    // An empty value can have been a group.
    const isLeaf = !isGroup(value ?? {});
    setValueAt(values, name, value);
    updateDirty(name, isLeaf);
    // The value in a different list is a different value.
    if (isLeaf) subscriptions.notify(name);
    else subscriptions.notifyWithin(name);
    subscriptions.notify('~values');
  }

  function change(name: string, value: unknown): void {
    if (Object.is(valueAt(values, name), value)) return;
    // A visible error disappears as soon as it is fixed; a new one waits for blur. An async rule that runs only for the
    // validity leaves its field changed.
    let isShown = (validation.isValidating(name) && !changed.has(name)) || options.validateOn === 'input';
    changed.add(name);
    // Copied, so that typing does not change the caller's list.
    setValue(name, copyOf(value));
    // A group changes with everything in it; a leaf changes on every keystroke and needs no walk over the others.
    for (const field of isGroup(value ?? {}) ? validation.errors.keys() : [name]) {
      const error = isWithin(field, name) && validation.error(field);
      if (!error) continue;
      if (error.isFromServer) validation.setError(field);
      else isShown = true;
    }
    // The pending validation of all values included this one.
    if (validation.isValidating('')) validate('', false);
    if (isShown || validity.isWatched()) validate(name, isShown);
    options.onFieldChange?.[name]?.(value);
  }

  function validate(name: string, isShown: boolean): void {
    if (isShown) changed.delete(name);
    validation.validate(name, isShown);
  }

  function blur(name: string): void {
    afterPress(() => {
      if (changed.has(name)) validate(name, true);
    });
  }

  /** Replaces all values and notifies their listeners. */
  function replaceValues(next: Values, nextBaseline: Values): void {
    values = next;
    baseline = nextBaseline;
    overwriteVersion = undefined;
    validation.cancelAll();
    updateDirty('');
    validity.reset();
    subscriptions.notifyWithin('');
  }

  function clearErrors(): void {
    isSummaryShown = false;
    validation.clearErrors();
    updateSummary();
  }

  const focusField = (name: string) => registry.get(name)?.focus();

  /** Shows errors under mounted fields, otherwise above the form, and moves focus there. */
  function showErrors(errors: Iterable<readonly [name: string, error: FieldError]>): void {
    commit(() => {
      let formErrors: readonly string[] = none;
      for (const [name, error] of errors) {
        const shown = shownBy(name);
        if (!registry.get(shown)) formErrors = [...formErrors, error.message];
        else if (!validation.error(shown)) validation.setError(shown, error);
      }
      isSummaryShown = true;
      updateSummary();
      setStatus({ isSaving: false, formErrors });
    });
    const [first] = summaryFields();
    if (first) focusField(first);
    else if (status.formErrors !== none) focusSummary?.();
  }

  function handleResult(result: SubmitResult, submitted: Values, output: object): void {
    pending = undefined;
    if (result.kind === 'refused') {
      showErrors(
        result.errors.map(({ field, message }) => [field?.join('.') ?? '', { message, isFromServer: true }] as const),
      );
      return;
    }
    const { kind, conflict, message: failure }: { kind: string; conflict?: Conflict; message?: string } = result;
    if (kind !== 'failed') overwriteVersion = undefined;
    commit(() => {
      if (kind === 'saved') {
        // Only the baseline moves: input during the submit stays, and is dirty compared with what was saved.
        baseline = submitted;
        updateDirty('');
      }
      setStatus({ isSaving: false, conflict, failure });
    });
    if (kind === 'saved') options.onSaved?.(output);
    else focusSummary?.();
  }

  async function submit(): Promise<void> {
    if (pending) return;
    registry.flush();
    const controller = (pending = new AbortController());
    const submitted = copyOf(values);
    let output: object = submitted;
    let result: SubmitResult | void;
    validation.validated.add('');
    validation.cancelAll();
    clearErrors();
    setStatus(noOutcome);
    try {
      let outcome = run(options.schema, submitted);
      if (outcome instanceof Promise) {
        setStatus({ isSaving: true });
        outcome = await outcome;
        if (pending !== controller) return;
      }
      if (outcome.issues) {
        pending = undefined;
        const messages = errorsByField(outcome.issues);
        // A value that changed during validation is not reported.
        for (const name of differences(submitted, values)) messages.delete(name);
        showErrors(ruleErrors(messages));
        return;
      }
      // Without issues, the value is the schema's output.
      output = outcome.value as object;
      setStatus({ isSaving: true });
      result = await options.onSubmit(output, { signal: controller.signal, overwriteVersion });
    } catch (error) {
      // An aborted submit can reject or resolve with anything.
      if (pending !== controller) return;
      handleResult({ kind: 'failed', message: unexpectedFailure }, submitted, output);
      throw error;
    }
    if (pending === controller) handleResult(result ?? { kind: 'saved' }, submitted, output);
  }

  function cancel(): void {
    pending?.abort();
    pending = undefined;
    setStatus({ isSaving: false });
  }

  const form: FormStore = {
    '~internals': {
      schema: () => options.schema,
      values: () => values,
      baseline: () => baseline,
      dirty,
      changed,
      registry,
      validation,
      setValue,
      isWatched: validity.isWatched,
      replaceValues,
      showErrors(messages) {
        clearErrors();
        showErrors(ruleErrors(messages));
      },
    },
    subscribe: subscriptions.subscribe,
    status: () => status,
    summaryFields,
    value: (name) => valueAt(values, name),
    error: validation.error,
    isValidating: validation.isValidating,
    isValid: validity.isValid,
    change,
    blur,
    textInput: createTextInputs((): FormStore => form),
    reset(next: Values = baseline) {
      cancel();
      changed.clear();
      validation.validated.clear();
      clearErrors();
      replaceValues(copyOf(next), copyOf(next));
      setStatus(noOutcome);
    },
    submit,
    overwrite() {
      overwriteVersion ??= status.conflict?.version;
      return submit();
    },
    cancel,
    configure: (next) => {
      options = next;
    },
    focusField,
    register(name, field) {
      watchPresses();
      return registry.add(name, field);
    },
    registerSummary(focus) {
      focusSummary = focus;
      return () => {
        if (focusSummary === focus) focusSummary = undefined;
      };
    },
  };
  return form;
}

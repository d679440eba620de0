import { ruleError, serverError } from './fieldError.ts';
import { createFieldRegistry, type FieldRegistry } from './fieldRegistry.ts';
import type { FieldError, Form, FormStatus } from './form.ts';
import { deleteWithin, isWithin, setValueAt, valueAt } from './path.ts';
import { refusedFields, run, type FormSchema } from './schema.ts';
import { unexpectedFailure, type Conflict, type SubmitContext, type SubmitResult } from './submission.ts';
import { createTextInputs } from './textInput.ts';
import { createTopics } from './topics.ts';
import { createValidity } from './validity.ts';
import { copyOf, differences, isGroup, type Values } from './values.ts';
import { createVerdicts, type Verdicts } from './verdicts.ts';

export type FormStoreOptions = {
  readonly schema: FormSchema;
  readonly initialValues: Values;
  readonly onSubmit: (values: object, context: SubmitContext) => Promise<SubmitResult | void> | SubmitResult | void;
  /** Runs once the form is clean again, so that it may leave the page. */
  readonly onSaved?: ((values: object) => void) | undefined;
  /** When a field is judged: as it is left after a change, or with every change. @default 'blur' */
  readonly validateOn?: 'blur' | 'input' | undefined;
  /** By field: what a person's change of it does to others. */
  readonly whenChanged?: Readonly<Record<string, ((value: unknown) => void) | undefined>> | undefined;
};

/** What the functions beside the store work with. They are apart so that a page pays for those it uses. */
export type FormInternals = {
  readonly schema: () => FormSchema;
  readonly values: () => Values;
  /** What the values are measured against. */
  readonly baseline: () => Values;
  /** Names of fields that differ from the baseline. */
  readonly dirty: ReadonlySet<string>;
  /** Names of fields that were changed since they were judged. */
  readonly changed: Set<string>;
  readonly registry: FieldRegistry;
  readonly verdicts: Verdicts;
  /** Puts a value in place and tells whoever shows it; what is said about it is the caller's to move. */
  readonly put: (name: string, value: unknown) => void;
  /** Somebody wants to know whether the form would pass. */
  readonly isWatched: () => boolean;
  readonly replaceValues: (values: Values, baseline: Values) => void;
  readonly refuse: (refused: Iterable<readonly [name: string, message: string]>) => void;
};

export type FormStore = Form<Values> & {
  /** Puts other options in place; the values stay. */
  readonly configure: (options: FormStoreOptions) => void;
};

const nothing: readonly never[] = [];
const unreported = { formErrors: nothing, failure: undefined, conflict: undefined };

/**
 * Form state outside React: values, errors and status change here, and only the listeners of what changed are called.
 *
 * @param commit runs the announcement of a submit's outcome and returns when it is on the screen (React's `flushSync`).
 */
export function createFormStore(initialOptions: FormStoreOptions, commit: (announce: () => void) => void): FormStore {
  let options = initialOptions;
  let baseline = copyOf(options.initialValues);
  let values = copyOf(baseline);
  let status: FormStatus = { isDirty: false, isSaving: false, isValidating: false, ...unreported };
  const dirty = new Set<string>();
  /** Changed since it was judged: leaving an untouched field says nothing. */
  const changed = new Set<string>();
  let pending: AbortController | undefined;
  /** The version that a person chose to overwrite: until that is done, there is another conflict, or other values come. */
  let overwriteVersion: number | undefined;
  let isReviewing = false;
  let reviewed: readonly string[] | undefined;
  let focusSummary: (() => void) | undefined;

  const topics = createTopics();
  const registry = createFieldRegistry();
  const validity = createValidity(
    () => judge('', false),
    () => topics.fire('~validity'),
  );
  const verdicts = createVerdicts({
    schema: () => options.schema,
    values: () => values,
    shownBy,
    onField(name) {
      topics.fire(name);
      if (isReviewing) updateReview();
    },
    onQuestions: (count) => setStatus({ isValidating: count > 0 }),
    onVerdict: validity.learn,
  });

  /** The field that shows what is said about `name`: itself, or the one that holds the list or group it is in. */
  function shownBy(name: string): string {
    const nearest = registry.nearest(name);
    return isGroup(valueAt(values, nearest)) ? nearest : name;
  }

  function setStatus(patch: Partial<FormStatus>): void {
    const keys = Object.keys(patch) as (keyof FormStatus)[];
    if (keys.every((key) => status[key] === patch[key])) return;
    status = { ...status, ...patch };
    topics.fire('~status');
  }

  /** Names of the fields to review, in document order; the same array until they, or what is said of them, change. */
  const toReview = () => (reviewed ??= isReviewing ? registry.inOrder(verdicts.errors.keys()) : nothing);

  function updateReview(): void {
    reviewed = undefined;
    topics.fire('~summary');
  }

  /** Measures anew what is unsaved within `name`. */
  function recount(name: string, isLeaf?: boolean): void {
    deleteWithin(dirty, name, isLeaf);
    differences(valueAt(values, name), valueAt(baseline, name), name, dirty);
    setStatus({ isDirty: dirty.size > 0 });
  }

  function put(name: string, value: unknown): void {
    // What is nothing now may have been a group.
    const isLeaf = !isGroup(value ?? {});
    setValueAt(values, name, value);
    recount(name, isLeaf);
    // What is in another list is another value too.
    if (isLeaf) topics.fire(name);
    else topics.fireWithin(name);
    topics.fire('~values');
  }

  function change(name: string, value: unknown): void {
    if (Object.is(valueAt(values, name), value)) return;
    // A shown error goes as soon as it is put right; a new one waits until the field is left. A question for the validity
    // alone leaves its field changed.
    let isShown = (verdicts.isValidating(name) && !changed.has(name)) || options.validateOn === 'input';
    changed.add(name);
    // The caller's own list stays as it is, whatever is typed into its items.
    put(name, copyOf(value));
    // A group is new with all that is in it; a leaf is changed by every keystroke: no walk over the others then.
    for (const said of isGroup(value ?? {}) ? verdicts.errors.keys() : [name]) {
      const error = isWithin(said, name) && verdicts.error(said);
      if (!error) continue;
      if (error.isFromServer) verdicts.setError(said);
      else isShown = true;
    }
    // The question about all values was about this one too.
    if (verdicts.isValidating('')) judge('', false);
    if (isShown || validity.isWatched()) judge(name, isShown);
    options.whenChanged?.[name]?.(value);
  }

  function judge(name: string, isShown: boolean): void {
    if (isShown) changed.delete(name);
    verdicts.judge(name, isShown);
  }

  function blur(name: string): void {
    if (changed.has(name)) judge(name, true);
  }

  /** Puts other values in place and tells whoever shows them. */
  function replaceValues(next: Values, nextBaseline: Values): void {
    values = next;
    baseline = nextBaseline;
    overwriteVersion = undefined;
    verdicts.dropQuestions();
    recount('');
    validity.reset();
    topics.fireWithin('');
  }

  function clearErrors(): void {
    isReviewing = false;
    verdicts.clearErrors();
    updateReview();
  }

  const focusField = (name: string) => registry.get(name)?.focus();

  /** Shows refusals: under their fields where these are on the screen, else over the form. Moves the focus there. */
  function refuse<Said>(
    refusals: Iterable<readonly [name: string, said: Said]>,
    errorOf: (said: Said) => FieldError,
  ): void {
    commit(() => {
      let formErrors: readonly string[] = nothing;
      for (const [name, said] of refusals) {
        const shown = shownBy(name);
        const error = errorOf(said);
        if (!registry.get(shown)) formErrors = [...formErrors, error.message];
        else if (!verdicts.error(shown)) verdicts.setError(shown, error);
      }
      isReviewing = true;
      updateReview();
      setStatus({ isSaving: false, formErrors });
    });
    const [first, second] = toReview();
    const isOneField = !second && status.formErrors === nothing;
    if (!isOneField && focusSummary) focusSummary();
    else if (first) focusField(first);
  }

  function settle(result: SubmitResult, submitted: Values, output: object): void {
    pending = undefined;
    if (result.kind === 'refused') {
      refuse(
        result.errors.map((error) => [error.field?.join('.') ?? '', error] as const),
        serverError,
      );
      return;
    }
    const { kind, conflict, message: failure }: { kind: string; conflict?: Conflict; message?: string } = result;
    if (kind !== 'failed') overwriteVersion = undefined;
    commit(() => {
      if (kind === 'saved') {
        // Only the baseline moves: what was typed while the submit ran stays, and is dirty against what was saved.
        baseline = submitted;
        recount('');
      }
      setStatus({ isSaving: false, conflict, failure });
    });
    if (kind === 'saved') options.onSaved?.(output);
    else focusSummary?.();
  }

  async function submit(): Promise<void> {
    if (pending) return;
    registry.settle();
    const controller = (pending = new AbortController());
    const submitted = copyOf(values);
    let output: object = submitted;
    let result: SubmitResult | void;
    verdicts.judged.add('');
    verdicts.dropQuestions();
    clearErrors();
    setStatus(unreported);
    try {
      let outcome = run(options.schema, submitted);
      if (outcome instanceof Promise) {
        setStatus({ isSaving: true });
        outcome = await outcome;
        if (pending !== controller) return;
      }
      if (outcome.issues) {
        pending = undefined;
        const refused = refusedFields(outcome.issues);
        // What was typed while it was asked is another value.
        for (const name of differences(submitted, values)) refused.delete(name);
        refuse(refused, ruleError);
        return;
      }
      // Without issues the value is what the schema makes of its input.
      output = outcome.value as object;
      setStatus({ isSaving: true });
      result = await options.onSubmit(output, { signal: controller.signal, overwriteVersion });
    } catch (error) {
      // A submit that was given up ends in whatever its call does when aborted.
      if (pending !== controller) return;
      settle({ kind: 'failed', message: unexpectedFailure }, submitted, output);
      throw error;
    }
    if (pending === controller) settle(result ?? { kind: 'saved' }, submitted, output);
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
      verdicts,
      put,
      isWatched: validity.isWatched,
      replaceValues,
      refuse(refused) {
        clearErrors();
        refuse(refused, ruleError);
      },
    },
    subscribe: topics.subscribe,
    status: () => status,
    toReview,
    value: (name) => valueAt(values, name),
    error: verdicts.error,
    isValidating: verdicts.isValidating,
    isValid: validity.isValid,
    change,
    blur,
    textInput: createTextInputs((): FormStore => form),
    reset(next: Values = baseline) {
      cancel();
      changed.clear();
      verdicts.judged.clear();
      clearErrors();
      replaceValues(copyOf(next), copyOf(next));
      setStatus(unreported);
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
    register: registry.add,
    registerSummary(focus) {
      focusSummary = focus;
      return () => {
        if (focusSummary === focus) focusSummary = undefined;
      };
    },
  };
  return form;
}

import * as v from 'valibot';
import { failuresByPath } from '../rules/index.ts';
import { ruleError, serverError } from './fieldError.ts';
import { createFieldRegistry } from './fieldRegistry.ts';
import type { FieldError, Form, FormStatus, SummaryEntry } from './form.ts';
import { checkField, isRequired, type FormSchema } from './schema.ts';
import { unexpectedFailure, type SubmitContext, type SubmitResult } from './submission.ts';
import { createTopics } from './topics.ts';

export type FormStoreOptions = {
  readonly schema: FormSchema;
  readonly initialValues: Record<string, unknown>;
  readonly onSubmit: (values: object, context: SubmitContext) => Promise<SubmitResult | void> | SubmitResult | void;
  /** Runs once the form is clean again, so that it may leave the page. */
  readonly onSaved?: ((values: object) => void) | undefined;
};

export type FormStore = Form<Record<string, unknown>> & {
  /** Puts other options in place; the values stay. */
  readonly configure: (options: FormStoreOptions) => void;
};

const statusTopic = Symbol('status');
const summaryTopic = Symbol('summary');
const nothing: readonly never[] = [];

// An emptied field equals one that was never filled.
const isSame = (a: unknown, b: unknown): boolean =>
  Object.is(a === '' ? null : (a ?? null), b === '' ? null : (b ?? null));

/**
 * Form state outside React: values, errors and status change here, and only the listeners of what changed are called.
 *
 * @param commit runs the announcement of a submit's outcome and returns when it is on the screen (React's `flushSync`).
 */
export function createFormStore(
  initialOptions: FormStoreOptions,
  commit: (announce: () => void) => void = (announce) => announce(),
): FormStore {
  let options = initialOptions;
  let baseline: Record<string, unknown> = { ...options.initialValues };
  let values = { ...baseline };
  const topics = createTopics();
  const registry = createFieldRegistry();
  const errors = new Map<string, FieldError>();
  const dirty = new Set<string>();
  /** Changed since the last reset: leaving an untouched field says nothing. */
  const changed = new Set<string>();
  /** Fields whose verdict a person has seen; a change elsewhere may change it. */
  const judged = new Set<string>();
  let pending: AbortController | undefined;
  let isReviewing = false;
  let summary: readonly SummaryEntry[] = nothing;
  let focusSummary: (() => void) | undefined;
  let status: FormStatus = {
    isDirty: false,
    isSaving: false,
    formErrors: nothing,
    failure: undefined,
    conflict: undefined,
  };

  function setStatus(patch: Partial<FormStatus>): void {
    const keys = Object.keys(patch) as (keyof FormStatus)[];
    if (keys.every((key) => Object.is(status[key], patch[key]))) return;
    status = { ...status, ...patch };
    topics.fire(statusTopic);
  }

  function updateSummary(): void {
    const before = summary;
    summary = isReviewing
      ? registry.inOrder(errors.keys()).map(({ name, field }) => ({
          name,
          label: field.label,
          message: errors.get(name)?.summaryMessage ?? '',
        }))
      : nothing;
    if (before.length + summary.length > 0) topics.fire(summaryTopic);
  }

  function setError(name: string, error: FieldError | undefined): void {
    const before = errors.get(name);
    if (before?.message === error?.message && before?.isFromServer === error?.isFromServer) return;
    if (error) errors.set(name, error);
    else errors.delete(name);
    topics.fire(name);
    if (isReviewing) updateSummary();
  }

  function judge(name: string): void {
    judged.add(name);
    const { failures, isWhole } = checkField(options.schema, name, values);
    for (const other of isWhole ? judged : [name]) {
      const failure = failures.get(other);
      // What the server said stays until that field is edited.
      if (!errors.get(other)?.isFromServer) setError(other, failure && ruleError(failure));
    }
  }

  function clearErrors(): void {
    isReviewing = false;
    for (const name of errors.keys()) setError(name, undefined);
    updateSummary();
  }

  /** Shows refusals: under their fields where these are on the screen, else over the form. Moves the focus there. */
  function refuse(refusals: Iterable<readonly [path: string, error: FieldError]>): void {
    commit(() => {
      const formErrors: string[] = [];
      for (const [path, error] of refusals) {
        if (!registry.get(path)) formErrors.push(error.summaryMessage);
        else if (!errors.has(path)) setError(path, error);
      }
      isReviewing = true;
      updateSummary();
      setStatus({ isSaving: false, formErrors: formErrors.length > 0 ? formErrors : nothing });
    });
    const first = summary[0];
    const focusFirst = first && registry.get(first.name)?.focus;
    const isOneField = summary.length === 1 && status.formErrors.length === 0;
    if (focusSummary && !isOneField) focusSummary();
    else focusFirst?.();
  }

  function settle(result: SubmitResult, submitted: Record<string, unknown>, output: object): void {
    switch (result.kind) {
      case 'saved':
        commit(() => {
          moveBaseline(submitted);
          setStatus({ isSaving: false });
        });
        options.onSaved?.(output);
        break;
      case 'refused':
        refuse(result.errors.map((error) => [error.field?.join('.') ?? '', serverError(error)] as const));
        break;
      case 'conflict':
        commit(() => setStatus({ isSaving: false, conflict: result.conflict }));
        focusSummary?.();
        break;
      case 'failed':
        commit(() => setStatus({ isSaving: false, failure: result.message }));
        focusSummary?.();
        break;
    }
  }

  /** Only the baseline moves: what was typed while the submit ran stays, and is dirty against what was saved. */
  function moveBaseline(saved: Record<string, unknown>): void {
    baseline = saved;
    dirty.clear();
    for (const name of Object.keys(values)) if (!isSame(values[name], baseline[name])) dirty.add(name);
    setStatus({ isDirty: dirty.size > 0 });
  }

  async function send(overwriteVersion: number | undefined): Promise<void> {
    if (pending) return;
    const submitted = { ...values };
    for (const name of Object.keys(options.schema.entries)) judged.add(name);
    const verdict = v.safeParse(options.schema, submitted);
    clearErrors();
    setStatus({ formErrors: nothing, failure: undefined, conflict: undefined });
    if (!verdict.success) {
      refuse([...failuresByPath(verdict.issues)].map(([path, failure]) => [path, ruleError(failure)] as const));
      return;
    }
    const controller = new AbortController();
    pending = controller;
    setStatus({ isSaving: true });
    let result: SubmitResult;
    try {
      result = (await options.onSubmit(verdict.output, { signal: controller.signal, overwriteVersion })) ?? {
        kind: 'saved',
      };
    } catch (error) {
      // A submit that was given up ends in whatever its call does when aborted.
      if (pending !== controller) return;
      pending = undefined;
      settle({ kind: 'failed', message: unexpectedFailure }, submitted, verdict.output);
      throw error;
    }
    if (pending !== controller) return;
    pending = undefined;
    settle(result, submitted, verdict.output);
  }

  function cancel(): void {
    pending?.abort();
    pending = undefined;
    setStatus({ isSaving: false });
  }

  return {
    subscribe: topics.subscribe,
    subscribeStatus: (listener) => topics.subscribe(statusTopic, listener),
    subscribeSummary: (listener) => topics.subscribe(summaryTopic, listener),
    status: () => status,
    summary: () => summary,
    value: (name) => values[name],
    error: (name) => errors.get(name),
    isRequired: (name) => isRequired(options.schema, name),
    change(name, value) {
      if (Object.is(values[name], value)) return;
      values[name] = value;
      changed.add(name);
      if (isSame(value, baseline[name])) dirty.delete(name);
      else dirty.add(name);
      setStatus({ isDirty: dirty.size > 0 });
      const shown = errors.get(name);
      if (shown?.isFromServer) setError(name, undefined);
      // A shown error goes as soon as it is put right; a new one waits until the field is left.
      else if (shown) judge(name);
      topics.fire(name);
    },
    blur(name) {
      if (changed.has(name)) judge(name);
    },
    reset(next) {
      cancel();
      baseline = { ...(next ?? baseline) };
      values = { ...baseline };
      dirty.clear();
      changed.clear();
      judged.clear();
      clearErrors();
      setStatus({ isDirty: false, formErrors: nothing, failure: undefined, conflict: undefined });
      for (const name of Object.keys(options.schema.entries)) topics.fire(name);
    },
    submit: () => send(undefined),
    overwrite: () => send(status.conflict?.version),
    cancel,
    configure: (next) => {
      options = next;
    },
    focusField: (name) => registry.get(name)?.focus(),
    register: registry.add,
    registerSummary(focus) {
      focusSummary = focus;
      return () => {
        if (focusSummary === focus) focusSummary = undefined;
      };
    },
  };
}

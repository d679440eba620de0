// Test helper: a form without a page.
import * as v from 'valibot';
import { expect } from 'vitest';
import { email, personName } from '../rules/index.ts';
import { createFormStore, type FormStoreOptions } from '../state/formStore.ts';
import type { FormSchema } from '../state/schema.ts';
import type { SubmitContext, SubmitResult } from '../state/submission.ts';

const schema = v.object({ name: personName, email });

/** A server that responds when the test says so. */
function pendingServer() {
  const calls: { values: object; context: SubmitContext; resolve: (result?: SubmitResult) => void }[] = [];
  const onSubmit = (values: object, context: SubmitContext) =>
    new Promise<SubmitResult | void>((resolve) => calls.push({ values, context, resolve }));
  return { calls, onSubmit, call: (index: number) => calls[index] ?? expect.fail(`no call ${index}`) };
}

/** A stand-in for a field's element; a form needs only its position. */
function elementAt(index: number): Element {
  const compareDocumentPosition = (other: { index: number }) => (other.index < index ? 2 : 4);
  return { index, compareDocumentPosition } as unknown as Element;
}

/** Without rendering, a result is shown as soon as it is announced. */
export const atOnce = (announce: () => void): void => announce();

/** A form with mounted fields `names` in that order; by default all fields of the schema. */
export function open(options: Partial<FormStoreOptions> = {}, names?: readonly string[]) {
  const server = pendingServer();
  const all = {
    schema: schema as FormSchema,
    initialValues: { name: '', email: '' },
    onSubmit: server.onSubmit,
    ...options,
  };
  const form = createFormStore(all, atOnce);
  const focused: string[] = [];
  const entries = 'entries' in all.schema ? Object.keys(all.schema.entries as object) : [];
  for (const [index, name] of (names ?? entries).entries()) {
    form.register(name, { label: name.toUpperCase(), element: elementAt(index), focus: () => focused.push(name) });
  }
  const type = (name: string, text: string) => form.change(name, text);
  const fill = (values: Record<string, string>) => {
    for (const [name, text] of Object.entries(values)) type(name, text);
  };
  return {
    form,
    server,
    focused,
    element: elementAt(0),
    type,
    fill,
    text: (name: string) => form.error(name)?.message,
  };
}

/** An async rule that resolves when the test says so. */
export function pendingAsyncRule() {
  const calls: { value: string; resolve: (isFine: boolean) => Promise<void>; fail: () => Promise<void> }[] = [];
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
  const run = (value: string) =>
    new Promise<boolean>((resolve, reject) =>
      calls.push({
        value,
        resolve: (isFine) => (resolve(isFine), settled()),
        fail: () => (reject(new Error('no network')), settled()),
      }),
    );
  return {
    run,
    calls,
    call: (index: number) => calls[index] ?? expect.fail(`no call ${index}`),
    settled,
  };
}

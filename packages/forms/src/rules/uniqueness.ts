import * as v from 'valibot';
import { asyncRule } from './rule.ts';
import type { RuleFailure } from './messages.ts';

export interface UniquenessOptions {
  /** Checks whether `value` is taken; `signal` aborts when a newer value is checked. */
  isTaken: (value: string, signal: AbortSignal) => Promise<boolean>;
  /** Shown for a value that is taken. */
  failure: RuleFailure;
  /** Debounce in ms. @default 400 */
  delay?: number;
}

function wait(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, delay);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * An asynchronous step of a field's pipe that rejects a value already taken. Requests are debounced; a newer value
 * aborts the older request, whose response is ignored. The last result is cached, so that submitting does not request
 * again. A failed request accepts the value: the server decides on save. Create one instance per field and form.
 * @__NO_SIDE_EFFECTS__
 */
export function unique({ isTaken, failure, delay = 400 }: UniquenessOptions) {
  let current = new AbortController();
  let requested: { value: string; answer: Promise<boolean> } | undefined;

  async function ask(value: string, signal: AbortSignal): Promise<boolean> {
    await wait(delay, signal);
    if (signal.aborted) return false;
    try {
      const taken = await isTaken(value, signal);
      return taken && !signal.aborted;
    } catch {
      // A failed request accepts the value, and the next validation retries.
      if (requested?.value === value) requested = undefined;
      return false;
    }
  }

  return asyncRule((value: string) => {
    if (requested?.value !== value) {
      current.abort();
      current = new AbortController();
      requested = { value, answer: ask(value, current.signal) };
    }
    return requested.answer.then((taken) => !taken);
  }, failure);
}

/** The async pipe of a unique field: its own rule first, then the request. @__NO_SIDE_EFFECTS__ */
export const uniqueField = <Schema extends v.GenericSchema<unknown, string>>(
  schema: Schema,
  options: UniquenessOptions,
) => v.pipeAsync(schema, unique(options));

import * as v from 'valibot';
import { asyncRule } from './rule.ts';
import type { RuleFailure } from './messages.ts';

export interface UniquenessOptions {
  /** Asks whether `value` is taken; `signal` aborts when a newer value is checked. */
  isTaken: (value: string, signal: AbortSignal) => Promise<boolean>;
  /** Shown for a value that is taken. */
  failure: RuleFailure;
  /** ms without a newer value before it asks. @default 400 */
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
 * Asynchronous step of a field's pipe: the value is not taken by another. Only the last of several quick values is checked
 * about; a newer one aborts the request of an older one, whose answer then refuses nothing. The last answer is kept, so
 * that submitting does not ask again. A request that fails refuses nothing either: saving decides.
 * One instance belongs to one field of one form.
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
      // A failed request refuses nothing, and the next validation asks again.
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

/** The async pipe of a field that must be unique: its own rule first, the question last. @__NO_SIDE_EFFECTS__ */
export const uniqueField = <Schema extends v.GenericSchema<unknown, string>>(
  schema: Schema,
  options: UniquenessOptions,
) => v.pipeAsync(schema, unique(options));

import { ruleError } from './fieldError.ts';
import type { FieldError } from './form.ts';
import { isWithin } from './path.ts';
import { check, type FormSchema, type Verdict } from './schema.ts';
import type { Values } from './values.ts';

export type VerdictsOptions = {
  readonly schema: () => FormSchema;
  readonly values: () => Values;
  /** The field that shows what is said about `name`. */
  readonly shownBy: (name: string) => string;
  /** Something about the field changed that can be seen. */
  readonly onField: (name: string) => void;
  /** How many questions are open has changed. */
  readonly onQuestions: (count: number) => void;
  /** Every verdict, shown or not. */
  readonly onVerdict: (verdict: Verdict) => void;
};

/** What is said about the fields: who was judged, which errors are shown, which questions are open. */
export function createVerdicts(options: VerdictsOptions) {
  const { onField, onQuestions, onVerdict, shownBy } = options;
  const errors = new Map<string, FieldError>();
  /** Fields whose verdict a person has seen, `''` for all of them; a change elsewhere may change it. */
  const judged = new Set<string>();
  /** The question that a field waits for; an answer to an older one is late. */
  const questions = new Map<string, object>();

  function setError(name: string, error?: FieldError): void {
    const before = errors.get(name);
    if (before?.message === error?.message && before?.isFromServer === error?.isFromServer) return;
    if (error) errors.set(name, error);
    else errors.delete(name);
    onField(name);
  }

  function show({ refused, within, isLeaf }: Verdict): void {
    const messages = new Map<string, string>();
    for (const [name, message] of refused) {
      const shown = shownBy(name);
      if (!messages.has(shown)) messages.set(shown, message);
    }
    // A leaf is judged by every keystroke: no walk over the others then.
    for (const name of isLeaf ? [within] : new Set([...errors.keys(), ...messages.keys()])) {
      if (!isWithin(name, within) || (!judged.has('') && !judged.has(name))) continue;
      const message = messages.get(name);
      // What the server said stays until that field is edited.
      if (!errors.get(name)?.isFromServer) setError(name, message === undefined ? undefined : ruleError(message));
    }
  }

  function drop(name: string): void {
    if (!questions.delete(name)) return;
    onQuestions(questions.size);
    onField(name);
  }

  /** Judges a field; `isShown` tells a person the verdict. */
  function judge(name: string, isShown: boolean): void {
    if (isShown) judged.add(name);
    const settle = (verdict: Verdict) => {
      onVerdict(verdict);
      if (isShown) show(verdict);
    };
    const verdict = check(options.schema(), name, options.values());
    if (!(verdict instanceof Promise)) {
      drop(name);
      return settle(verdict);
    }
    const question = {};
    questions.set(name, question);
    onQuestions(questions.size);
    onField(name);
    const answer = (given?: Verdict) => {
      if (questions.get(name) !== question) return;
      drop(name);
      if (given) settle(given);
    };
    // A question that fails refuses nothing: saving decides.
    verdict.then(answer, () => answer());
  }

  return {
    error: (name: string) => errors.get(name),
    isValidating: (name: string) => questions.has(name),
    judge,
    drop,
    setError,
    dropQuestions(): void {
      for (const name of questions.keys()) drop(name);
    },
    clearErrors(): void {
      for (const name of errors.keys()) setError(name);
    },
    errors,
    judged,
    questions,
  };
}

export type Verdicts = ReturnType<typeof createVerdicts>;

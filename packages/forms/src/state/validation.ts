import type { FieldError } from './form.ts';
import { isWithin } from './path.ts';
import { validateField, type FormSchema, type ValidationResult } from './schema.ts';
import type { Values } from './values.ts';

export const ruleError = (message: string): FieldError => ({ message, isFromServer: false });

type ValidationOptions = {
  readonly schema: () => FormSchema;
  readonly values: () => Values;
  /** The field that shows the error of `name`. */
  readonly shownBy: (name: string) => string;
  /** Called when a field's error or pending state changes. */
  readonly onFieldState: (name: string) => void;
  /** Called when the number of pending async validations changes. */
  readonly onPendingCount: (count: number) => void;
  /** Called for every result, shown or not. */
  readonly onResult: (result: ValidationResult) => void;
};

/** The validation state of the fields: which were validated, which errors are shown, which async rules are pending. */
export function createValidation(options: ValidationOptions) {
  const { onFieldState, onPendingCount, onResult, shownBy } = options;
  const errors = new Map<string, FieldError>();
  /** Fields whose result is shown, `''` for all of them; a change of another field can change it. */
  const validated = new Set<string>();
  /** The latest async validation of a field; the result of an older one is ignored. */
  const pendingAsyncValidations = new Map<string, object>();

  function setError(name: string, error?: FieldError): void {
    const before = errors.get(name);
    if (before?.message === error?.message && before?.isFromServer === error?.isFromServer) return;
    if (error) errors.set(name, error);
    else errors.delete(name);
    onFieldState(name);
  }

  function show({ messages: byName, within, isLeaf }: ValidationResult): void {
    const messages = new Map<string, string>();
    for (const [name, message] of byName) {
      const shown = shownBy(name);
      if (!messages.has(shown)) messages.set(shown, message);
    }
    // A leaf is validated on every keystroke, without a walk over the other fields.
    for (const name of isLeaf ? [within] : new Set([...errors.keys(), ...messages.keys()])) {
      if (!isWithin(name, within) || (!validated.has('') && !validated.has(name))) continue;
      const message = messages.get(name);
      // A server error stays until that field is edited.
      if (!errors.get(name)?.isFromServer) setError(name, message === undefined ? undefined : ruleError(message));
    }
  }

  /** Ignores the pending async validation of a field. */
  function cancel(name: string): void {
    if (!pendingAsyncValidations.delete(name)) return;
    onPendingCount(pendingAsyncValidations.size);
    onFieldState(name);
  }

  /** Validates a field; `isShown` shows the result to the user. */
  function validate(name: string, isShown: boolean): void {
    if (isShown) validated.add(name);
    const applyResult = (result: ValidationResult) => {
      onResult(result);
      if (isShown) show(result);
    };
    const result = validateField(options.schema(), name, options.values());
    if (!(result instanceof Promise)) {
      cancel(name);
      return applyResult(result);
    }
    const validation = {};
    pendingAsyncValidations.set(name, validation);
    onPendingCount(pendingAsyncValidations.size);
    onFieldState(name);
    const resolve = (given?: ValidationResult) => {
      if (pendingAsyncValidations.get(name) !== validation) return;
      cancel(name);
      if (given) applyResult(given);
    };
    // A rejected async rule accepts the value: the server decides on submit.
    result.then(resolve, () => resolve());
  }

  return {
    error: (name: string) => errors.get(name),
    isValidating: (name: string) => pendingAsyncValidations.has(name),
    validate,
    cancel,
    setError,
    cancelAll(): void {
      for (const name of pendingAsyncValidations.keys()) cancel(name);
    },
    clearErrors(): void {
      for (const name of errors.keys()) setError(name);
    },
    errors,
    validated,
    pendingAsyncValidations,
  };
}

export type Validation = ReturnType<typeof createValidation>;

import * as v from 'valibot';
import { failure, type RuleFailure } from './messages.ts';

type RuleIssue<Input> = v.BaseIssue<Input> & { readonly kind: 'validation'; readonly type: 'rule' };
type RuleAction<Input> = v.BaseValidation<Input, Input, RuleIssue<Input>> & { readonly type: 'rule' };

// Set membership tells our failures from the `requirement` of a foreign valibot action.
const failures = new WeakSet<object>();

/** Why a value is rejected, or how that follows from the value. */
type FailureOf<Input> = RuleFailure | ((value: Input) => RuleFailure);

function action<Input>(
  failureOfValue: FailureOf<Input>,
  rejects: (dataset: v.OutputDataset<Input, v.BaseIssue<unknown>>) => boolean,
  at?: (value: Input) => [v.UnknownPathItem, ...v.UnknownPathItem[]],
): RuleAction<Input> {
  const self: RuleAction<Input> = {
    kind: 'validation',
    type: 'rule',
    reference: rule as RuleAction<Input>['reference'],
    expects: null,
    async: false,
    '~run'(dataset, config) {
      if (rejects(dataset)) {
        const value = dataset.value as Input;
        const requirement = typeof failureOfValue === 'function' ? failureOfValue(value) : failureOfValue;
        failures.add(requirement);
        const context = { ...self, requirement, message: requirement.message };
        v._addIssue(context, 'input', dataset, config, at ? { path: at(value) } : undefined);
      }
      return dataset;
    },
  };
  return self;
}

const pathItem = (within: unknown, key: PropertyKey): v.UnknownPathItem => ({
  type: 'unknown',
  origin: 'value',
  input: within,
  key,
  value: (within as Readonly<Record<PropertyKey, unknown>> | null | undefined)?.[key],
});

/**
 * A step of a field's pipe that rejects a value with `failure`. Only the first rejection of a pipe is reported, so that later steps can
 * rely on earlier ones (a length check before a pattern bounds the pattern's work).
 * @__NO_SIDE_EFFECTS__ lets bundlers drop the rules that a page does not use.
 */
export function rule<Input>(test: (value: Input) => boolean, failure: FailureOf<Input>) {
  return action<Input>(failure, (dataset) => !dataset.issues && !test(dataset.value));
}

type AsyncRuleAction<Input> = v.BaseValidationAsync<Input, Input, RuleIssue<Input>> & { readonly type: 'rule' };

/**
 * As `rule`, asynchronous: for what only a server knows. It does not run for a value that an earlier step has rejected.
 * @__NO_SIDE_EFFECTS__
 */
export function asyncRule<Input>(
  test: (value: Input) => Promise<boolean>,
  failure: RuleFailure,
): AsyncRuleAction<Input> {
  failures.add(failure);
  const self: AsyncRuleAction<Input> = {
    kind: 'validation',
    type: 'rule',
    reference: asyncRule,
    expects: null,
    async: true,
    async '~run'(dataset, config) {
      if (!dataset.issues && !(await test(dataset.value))) {
        v._addIssue({ ...self, requirement: failure, message: failure.message }, 'input', dataset, config);
      }
      return dataset;
    },
  };
  return self;
}

/**
 * A step of an object's pipe that compares fields and rejects the field `key`. It runs beside other fields' rejections, so
 * `test` must accept values that their own rules have rejected.
 * @__NO_SIDE_EFFECTS__
 */
export function fieldRule<Input extends object>(
  test: (value: Input) => boolean,
  key: keyof Input & string,
  failure: RuleFailure,
) {
  return action<Input>(
    failure,
    // What is no object at all has been rejected as a whole.
    ({ value }) => typeof value === 'object' && value !== null && !test(value as Input),
    (value) => [pathItem(value, key)],
  );
}

/** The position of the first item that is in the list before, too; -1 where each is there once. */
function repeated(list: readonly unknown[], of: (item: unknown) => unknown): number {
  const seen = new Set<unknown>();
  return list.findIndex((item) => seen.size === seen.add(of(item)).size);
}

/**
 * A step of a list's pipe: each item once. Where items are objects, `key` names what must differ. The refusal stands at the
 * item that repeats another. @__NO_SIDE_EFFECTS__
 */
export function eachOnce<Item>(key?: keyof Item & string) {
  const of = (item: unknown) => (key === undefined ? item : (item as Item | null | undefined)?.[key]);
  return action<Item[]>(
    failure('REPEATED'),
    // What is no list at all has been refused as a whole.
    ({ value }) => Array.isArray(value) && repeated(value, of) >= 0,
    (list) => {
      const position = repeated(list, of);
      const item = list[position];
      const at = pathItem(list, position);
      return key === undefined ? [at] : [at, pathItem(item, key)];
    },
  );
}

/** In words, what a value of the wrong type must be. */
function expectedOf({ type, expected }: v.BaseIssue<unknown>): string | undefined {
  if (type === 'boolean') return 'true or false';
  if (type === 'number') return 'a number';
  if (expected === 'never') return 'nothing';
  // `("NEVER" | "ALWAYS")`
  return type === 'picklist'
    ? expected
        ?.replaceAll(/[()"]/g, '')
        .replaceAll(' |', ',')
        .replace(/,(?=[^,]*$)/, ' or')
    : undefined;
}

/** The failure behind an issue; a value of the wrong type is a missing or a not allowed one. */
export function failureOf(issue: v.BaseIssue<unknown>): RuleFailure {
  if (typeof issue.requirement === 'object' && issue.requirement !== null && failures.has(issue.requirement)) {
    return issue.requirement as RuleFailure;
  }
  return issue.input === undefined || issue.input === null || issue.input === ''
    ? failure('REQUIRED')
    : failure('NOT_ALLOWED', { expected: expectedOf(issue) });
}

/** The first failure of each field, by dotted path (`''` for the object itself). */
export function failuresByPath(issues: readonly v.BaseIssue<unknown>[]): Map<string, RuleFailure> {
  const byPath = new Map<string, RuleFailure>();
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? '';
    if (!byPath.has(path)) byPath.set(path, failureOf(issue));
  }
  return byPath;
}

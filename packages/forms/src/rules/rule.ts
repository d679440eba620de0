import * as v from 'valibot';
import { failure, type RuleFailure } from './messages.ts';

type RuleIssue<Input> = v.BaseIssue<Input> & { readonly kind: 'validation'; readonly type: 'rule' };
type RuleAction<Input> = v.BaseValidation<Input, Input, RuleIssue<Input>> & { readonly type: 'rule' };

// Distinguishes our failures from the `requirement` of other valibot actions.
const failures = new WeakSet<object>();

/** Why a value is rejected, or a function that derives it from the value. */
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
 * A step of a field's pipe that rejects a value with `failure`. Only the first rejection of a pipe is reported, so
 * later steps can rely on earlier ones (a length check bounds the work of the pattern after it).
 * @__NO_SIDE_EFFECTS__ lets bundlers drop unused rules.
 */
export function rule<Input>(test: (value: Input) => boolean, failure: FailureOf<Input>) {
  return action<Input>(failure, (dataset) => !dataset.issues && !test(dataset.value));
}

type AsyncRuleAction<Input> = v.BaseValidationAsync<Input, Input, RuleIssue<Input>> & { readonly type: 'rule' };

/**
 * As `rule`, asynchronous: for server-side checks. Does not run for a value that an earlier step has rejected.
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
 * A step of an object's pipe that compares fields and rejects the field `key`. It also runs if other fields are
 * invalid, so `test` must accept values that their own rules have rejected.
 * @__NO_SIDE_EFFECTS__
 */
export function fieldRule<Input extends object>(
  test: (value: Input) => boolean,
  key: keyof Input & string,
  failure: RuleFailure,
) {
  return action<Input>(
    failure,
    // A value that is not an object has already been rejected.
    ({ value }) => typeof value === 'object' && value !== null && !test(value as Input),
    (value) => [pathItem(value, key)],
  );
}

/** Index of the first duplicate item; -1 if there is none. */
function repeated(list: readonly unknown[], of: (item: unknown) => unknown): number {
  const previous = new Set<unknown>();
  return list.findIndex((item) => previous.size === previous.add(of(item)).size);
}

/**
 * A step of a list's pipe: items must be unique. For objects, `key` names the field that must differ. The error
 * belongs to the duplicate. @__NO_SIDE_EFFECTS__
 */
export function uniqueItems<Item>(key?: keyof Item & string) {
  const of = (item: unknown) => (key === undefined ? item : (item as Item | null | undefined)?.[key]);
  return action<Item[]>(
    failure('REPEATED'),
    // A value that is not a list has already been rejected.
    ({ value }) => Array.isArray(value) && repeated(value, of) >= 0,
    (list) => {
      const position = repeated(list, of);
      const item = list[position];
      const at = pathItem(list, position);
      return key === undefined ? [at] : [at, pathItem(item, key)];
    },
  );
}

/** What a value of the wrong type must be, in words. */
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

/** The failure of an issue; a value of the wrong type counts as missing or not allowed. */
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

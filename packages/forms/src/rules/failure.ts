import * as v from 'valibot';
import { messageOf, type RuleCode, type RuleFailure, type RuleParameters } from './messages.ts';

type RuleIssue<Input> = v.BaseIssue<Input> & { readonly kind: 'validation'; readonly type: 'rule' };
type RuleAction<Input> = v.BaseValidation<Input, Input, RuleIssue<Input>> & { readonly type: 'rule' };

// Set membership tells our failures from the `requirement` of a foreign valibot action.
const failures = new WeakSet<object>();

/** What the message needs, or how it follows from the refused value. */
type Params<Input, C extends RuleCode> = RuleParameters[C] | ((value: Input) => RuleParameters[C]);

function action<Input, C extends RuleCode>(
  code: C,
  params: Params<Input, C>,
  refuses: (dataset: v.OutputDataset<Input, v.BaseIssue<unknown>>) => boolean,
  at?: (value: Input) => [v.UnknownPathItem, ...v.UnknownPathItem[]],
): RuleAction<Input> {
  const self: RuleAction<Input> = {
    kind: 'validation',
    type: 'rule',
    reference: rule as RuleAction<Input>['reference'],
    expects: null,
    async: false,
    '~run'(dataset, config) {
      if (refuses(dataset)) {
        const value = dataset.value as Input;
        const failure = { code, params: typeof params === 'function' ? params(value) : params } as RuleFailure;
        failures.add(failure);
        const context = { ...self, requirement: failure, message: messageOf(failure) };
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
 * A step of a field's pipe that refuses with a failure of the catalogue. Only the first refusal of a pipe is reported,
 * so that later steps may rely on earlier ones (a length check before a pattern bounds the pattern's work).
 * @__NO_SIDE_EFFECTS__ lets bundlers drop the rules that a page does not use.
 */
export function rule<Input, C extends RuleCode>(test: (value: Input) => boolean, code: C, params: Params<Input, C>) {
  return action<Input, C>(code, params, (dataset) => !dataset.issues && !test(dataset.value));
}

type AsyncRuleAction<Input> = v.BaseValidationAsync<Input, Input, RuleIssue<Input>> & { readonly type: 'rule' };

/**
 * As `rule`, asynchronous: for what only a server knows. It does not run for a value that an earlier step has refused.
 * @__NO_SIDE_EFFECTS__
 */
export function asyncRule<Input, C extends RuleCode>(
  test: (value: Input) => Promise<boolean>,
  code: C,
  params: RuleParameters[C],
): AsyncRuleAction<Input> {
  const failure = { code, params } as RuleFailure;
  failures.add(failure);
  const self: AsyncRuleAction<Input> = {
    kind: 'validation',
    type: 'rule',
    reference: asyncRule,
    expects: null,
    async: true,
    async '~run'(dataset, config) {
      if (!dataset.issues && !(await test(dataset.value))) {
        v._addIssue({ ...self, requirement: failure, message: messageOf(failure) }, 'input', dataset, config);
      }
      return dataset;
    },
  };
  return self;
}

/**
 * A step of an object's pipe that compares fields and refuses the field `key`. It runs beside other fields' refusals, so
 * `test` must stand values that their own rules have refused.
 * @__NO_SIDE_EFFECTS__
 */
export function fieldRule<Input extends object, C extends RuleCode>(
  test: (value: Input) => boolean,
  key: keyof Input & string,
  code: C,
  params: RuleParameters[C],
) {
  return action<Input, C>(
    code,
    params,
    // What is no object at all has been refused as a whole.
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
  return action<Item[], 'REPEATED'>(
    'REPEATED',
    {},
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
    ? { code: 'REQUIRED', params: {} }
    : { code: 'NOT_ALLOWED', params: { expected: expectedOf(issue) } };
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

import {
  failure,
  fieldRule,
  jsonObject,
  numberInRange,
  oneOf,
  rule,
  type NumberRange,
} from '@edge-console/forms/rules';
import * as v from 'valibot';

/** A parameter of Edge Intelligence: the values that it takes, and the one that holds until it is changed. */
export type Parameter =
  | { readonly kind: 'switch'; readonly default: boolean }
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly default: string }
  | (QuantityRange & { readonly kind: 'number'; readonly default: null })
  /** A number that one choice of another parameter asks for, and that means nothing beside the others. */
  | (QuantityRange & { readonly kind: 'dependent'; readonly of: string; readonly when: string })
  | { readonly kind: 'flags'; readonly limit: number; readonly default: Readonly<Record<string, never>> }
  /** Follows from the API keys of the account; nobody sets it here. */
  | { readonly kind: 'apiKeys'; readonly default: readonly never[] };

type QuantityRange = NumberRange & { readonly unit: 's' | 'ms' | 'kbps' };

/** The parameters of a category, by key. */
export type Parameters = Readonly<Record<string, Parameter>>;
/** Values of a category, by key. */
export type ParameterValues = Readonly<Record<string, unknown>>;

/** Most characters of the values of a custom category, as JSON without spaces. */
export const maxJsonLength = 50_000;

/** Every category that all customers have, in the order in which they are shown. */
export const parameterCatalogue: Readonly<Record<string, Parameters>> = {
  General: { debug: { kind: 'switch', default: false }, apiKeys: { kind: 'apiKeys', default: [] } },
  Sharing: {
    sharingContent: { kind: 'choice', options: ['NEVER', 'ONLY_ON_LAN', 'ALWAYS'], default: 'ONLY_ON_LAN' },
  },
  Network: { withCredentials: { kind: 'switch', default: false } },
  Buffer: { bufferhealth: { kind: 'number', min: 0, max: 120, step: 0.5, unit: 's', default: null } },
  Logging: {
    logLevel: { kind: 'choice', options: ['off', 'error', 'warn', 'info', 'debug', 'trace'], default: 'off' },
  },
  Bandwidth: {
    bandwidthType: { kind: 'choice', options: ['none', 'fixed', 'probe'], default: 'none' },
    fixedKbps: {
      kind: 'dependent',
      min: 64,
      max: 1_000_000,
      step: 1,
      unit: 'kbps',
      of: 'bandwidthType',
      when: 'fixed',
    },
  },
  Throttling: {
    throttlingMode: { kind: 'choice', options: ['off', 'down_speed', 'duration'], default: 'off' },
    downSpeedKbps: {
      kind: 'dependent',
      min: 1,
      max: 1_000_000,
      step: 1,
      unit: 'kbps',
      of: 'throttlingMode',
      when: 'down_speed',
    },
    durationMs: {
      kind: 'dependent',
      min: 1,
      max: 3_600_000,
      step: 1,
      unit: 'ms',
      of: 'throttlingMode',
      when: 'duration',
    },
  },
  SDK: { sdkFeatureFlags: { kind: 'flags', limit: 1024, default: {} } },
};

/** The parameters of a category that all customers have; null for a custom one, which holds any JSON. */
export const parametersOf = (category: string): Parameters | null =>
  Object.hasOwn(parameterCatalogue, category) ? (parameterCatalogue[category] ?? null) : null;

/** Values that hold until they are changed. A dependent number has none. */
export const parameterDefaults = (category: string): ParameterValues =>
  Object.fromEntries(
    Object.entries(parametersOf(category) ?? {}).flatMap(([key, one]) =>
      'default' in one ? [[key, one.default] as const] : [],
    ),
  );

/** Whether a parameter counts beside these values: a dependent one only with the choice that asks for it. */
export const isApplicable = (parameter: Parameter, values: ParameterValues, defaults: ParameterValues): boolean =>
  parameter.kind !== 'dependent' || (values[parameter.of] ?? defaults[parameter.of]) === parameter.when;

function valueRule(parameter: Parameter): v.GenericSchema<unknown, unknown> {
  switch (parameter.kind) {
    case 'switch':
      return v.boolean();
    case 'choice':
      return oneOf(parameter.options);
    case 'number':
      return v.nullable(numberInRange(parameter));
    case 'dependent':
      return numberInRange(parameter);
    case 'flags':
      return v.pipe(
        jsonObject(parameter.limit),
        rule(
          (flags: ParameterValues) => Object.keys(flags).every((key) => /^[A-Za-z\d-]+$/.test(key)),
          failure('ALPHA_DASH'),
        ),
      );
    case 'apiKeys':
      return v.never();
  }
}

/** Whether two values are the same JSON. */
export const isSameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What of the values is stored: neither what is a default anyway, nor a number that no choice asks for. */
export function changedValues(category: string, values: ParameterValues): ParameterValues {
  const parameters = parametersOf(category);
  if (!parameters) return values;
  const defaults = parameterDefaults(category);
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([key, one]) => {
      const value = values[key];
      const isKept = value !== undefined && one.kind !== 'apiKeys' && isApplicable(one, values, defaults);
      return isKept && !isSameJson(value, defaults[key]) ? [[key, value] as const] : [];
    }),
  );
}

/**
 * The changed values of a category. What a choice asks for must be there; what is a default, or what no choice asks for, is left out.
 * @__NO_SIDE_EFFECTS__
 */
export function parametersRule(category: string): v.GenericSchema<unknown, ParameterValues> {
  const parameters = parametersOf(category);
  if (!parameters) return jsonObject(maxJsonLength);
  const defaults = parameterDefaults(category);
  const entries = Object.entries(parameters);
  const demands = entries.flatMap(([key, one]) =>
    one.kind === 'dependent'
      ? [
          fieldRule(
            (values: ParameterValues) => values[key] !== undefined || !isApplicable(one, values, defaults),
            key,
            failure('REQUIRED'),
          ),
        ]
      : [],
  );
  const values: v.GenericSchema<unknown, ParameterValues> = v.strictObject(
    Object.fromEntries(entries.map(([key, one]) => [key, v.optional(valueRule(one))])),
  );
  return v.pipe(
    demands.reduce<v.GenericSchema<unknown, ParameterValues>>((schema, demand) => v.pipe(schema, demand), values),
    v.transform((given) => changedValues(category, given)),
  );
}

/** What became of each parameter that differs; of a custom category a key may be new, or gone. */
export type ParameterChanges = Readonly<Record<string, { readonly before?: unknown; readonly after?: unknown }>>;

/** How the values of a category differ, defaults among them. */
export function parameterChanges(category: string, before: ParameterValues, after: ParameterValues): ParameterChanges {
  const defaults = parameterDefaults(category);
  const [from, to] = [before, after].map((values) => ({ ...defaults, ...values }));
  const keys = new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})]);
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const [old, now] = [from?.[key], to?.[key]];
      if (isSameJson(old, now)) return [];
      return [[key, { ...(old === undefined ? {} : { before: old }), ...(now === undefined ? {} : { after: now }) }]];
    }),
  );
}

import {
  failure,
  fieldRule,
  jsonObject,
  singleLineText,
  numberInRange,
  oneOf,
  rule,
  type NumberRange,
} from '@edge-console/forms/rules';
import * as v from 'valibot';

/** Name of a custom parameter category. */
export const categoryName = singleLineText(2, 60);

/** An Edge Intelligence parameter: the values it accepts, and its default. */
export type Parameter =
  | { readonly kind: 'switch'; readonly default: boolean }
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly default: string }
  | (QuantityRange & { readonly kind: 'number'; readonly default: null })
  /** A number that applies, and is required, only while the parameter `of` has the value `when`. */
  | (QuantityRange & { readonly kind: 'dependent'; readonly of: string; readonly when: string })
  | { readonly kind: 'flags'; readonly limit: number; readonly default: Readonly<Record<string, never>> }
  /** Derived from the account's API keys; it cannot be set here. */
  | { readonly kind: 'apiKeys'; readonly default: readonly never[] };

type QuantityRange = NumberRange & { readonly unit: 's' | 'ms' | 'kbps' };

/** The parameters of a category, by key. */
export type Parameters = Readonly<Record<string, Parameter>>;
/** The values of a category, by parameter key. */
export type ParameterValues = Readonly<Record<string, unknown>>;

/** Maximum length of a custom category's values, as JSON without spaces. */
export const maxJsonLength = 50_000;

/** The built-in categories, which all customers have, in display order. */
export const parameterCatalog: Readonly<Record<string, Parameters>> = {
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

/** The parameters of a built-in category, or `null` for a custom one, which accepts any JSON. */
export const parametersOf = (category: string): Parameters | null =>
  Object.hasOwn(parameterCatalog, category) ? (parameterCatalog[category] ?? null) : null;

/** The default values of a category. A dependent number has none. */
export const parameterDefaults = (category: string): ParameterValues =>
  Object.fromEntries(
    Object.entries(parametersOf(category) ?? {}).flatMap(([key, parameter]) =>
      'default' in parameter ? [[key, parameter.default] as const] : [],
    ),
  );

/** Whether a parameter applies with these values. A dependent parameter applies only with its matching choice. */
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

export const isSameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The values to store: without defaults, and without dependent numbers that do not apply. */
export function changedValues(category: string, values: ParameterValues): ParameterValues {
  const parameters = parametersOf(category);
  if (!parameters) return values;
  const defaults = parameterDefaults(category);
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([key, parameter]) => {
      const value = values[key];
      const isSettable =
        value !== undefined && parameter.kind !== 'apiKeys' && isApplicable(parameter, values, defaults);
      return isSettable && !isSameJson(value, defaults[key]) ? [[key, value] as const] : [];
    }),
  );
}

/**
 * Validates the values of a category and returns those to store (see `changedValues`).
 * @__NO_SIDE_EFFECTS__
 */
export function parametersRule(category: string): v.GenericSchema<unknown, ParameterValues> {
  const parameters = parametersOf(category);
  if (!parameters) return jsonObject(maxJsonLength);
  const defaults = parameterDefaults(category);
  const entries = Object.entries(parameters);
  const requirements = entries.flatMap(([key, parameter]) =>
    parameter.kind === 'dependent'
      ? [
          fieldRule(
            (values: ParameterValues) => values[key] !== undefined || !isApplicable(parameter, values, defaults),
            key,
            failure('REQUIRED'),
          ),
        ]
      : [],
  );
  const values: v.GenericSchema<unknown, ParameterValues> = v.strictObject(
    Object.fromEntries(entries.map(([key, parameter]) => [key, v.optional(valueRule(parameter))])),
  );
  return v.pipe(
    requirements.reduce<v.GenericSchema<unknown, ParameterValues>>(
      (schema, requirement) => v.pipe(schema, requirement),
      values,
    ),
    v.transform((entered) => changedValues(category, entered)),
  );
}

/** The old and new value of each parameter that differs. In a custom category, a key can be added or removed. */
export type ParameterChanges = Readonly<Record<string, { readonly before?: unknown; readonly after?: unknown }>>;

/** How the values of a category differ, including defaults. */
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

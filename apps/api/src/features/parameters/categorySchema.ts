import { parametersOf, type Parameter } from '@edge-console/domain';

type JsonSchema = Readonly<Record<string, unknown>>;

function valueSchema(parameter: Parameter): JsonSchema {
  switch (parameter.kind) {
    case 'switch':
      return { type: 'boolean', default: parameter.default };
    case 'choice':
      return { enum: parameter.options, default: parameter.default };
    case 'number':
      return { type: ['number', 'null'], ...rangeSchema(parameter), default: null };
    case 'dependent':
      return { type: 'integer', ...rangeSchema(parameter) };
    case 'flags':
      return { type: 'object', propertyNames: { pattern: '^[A-Za-z0-9-]+$' }, default: {} };
    case 'apiKeys':
      return { type: 'array', items: { type: 'string' }, readOnly: true, default: [] };
  }
}

const rangeSchema = ({ min, max, step }: { readonly min: number; readonly max: number; readonly step: number }) => ({
  minimum: min,
  maximum: max,
  multipleOf: step,
});

/** A JSON Schema of the category's values. A custom category accepts any object. */
export function categorySchema(category: string): JsonSchema {
  const parameters = Object.entries(parametersOf(category) ?? {});
  if (parameters.length === 0) return { type: 'object' };
  const dependent = parameters.flatMap(([key, one]) =>
    one.kind === 'dependent'
      ? [
          {
            if: { properties: { [one.of]: { const: one.when } }, required: [one.of] },
            // The JSON Schema keyword; this object is never awaited.
            // oxlint-disable-next-line unicorn/no-thenable
            then: { required: [key] },
          },
        ]
      : [],
  );
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(([key, one]) => [key, valueSchema(one)])),
    additionalProperties: false,
    ...(dependent.length > 0 ? { allOf: dependent } : {}),
  };
}

import { nativeAttributes } from './nativeAttributes.ts';

/** The data that react-docgen-typescript attaches to a component. */
interface Docgen {
  displayName?: string;
  props?: Record<string, DocgenProperty>;
}

interface DocgenProperty {
  name: string;
  description: string;
  required: boolean;
  defaultValue: { value?: string } | null;
  type: { name: string; raw?: string; value?: readonly { value: string }[] };
  declarations?: readonly { fileName: string }[];
}

/** Whether the prop belongs to a story's wrapper component. */
const isOfStage = ({ declarations = [] }: DocgenProperty) =>
  declarations.some(({ fileName }) => fileName.includes('/src/storybook/') || fileName.endsWith('.stories.tsx'));

export interface Property {
  name: string;
  description: string;
  isRequired: boolean;
  /** Each member of a union separately. */
  types: string[];
  fallback: string | undefined;
}

const withoutQuotes = (text: string) => text.replace(/^(["'])(.*)\1$/su, '$2');
const withSingleQuotes = (text: string) => text.replace(/^"(.*)"$/su, "'$1'");

function typesOf({ name, raw = '', value = [] }: DocgenProperty['type']): string[] {
  if (name !== 'enum') return [name.replaceAll(' | undefined', '').replaceAll('"', "'")];
  const values = value.map((one) => withSingleQuotes(one.value)).filter((one) => one !== 'undefined');
  const isListed = values.every((one) => /^['"\d-]/u.test(one) || one === 'null');
  // A union's name is more readable than its members, unless these are the literal values to write.
  if (isListed) return values;
  return [raw.replaceAll(' | undefined', '').replaceAll('"', "'")];
}

function fallbackOf({ defaultValue }: DocgenProperty): string | undefined {
  if (defaultValue?.value === undefined) return undefined;
  const bare = withoutQuotes(defaultValue.value);
  return bare === '' ? "''" : bare;
}

/** Sort order: required props first, own props in the order of the type, common props last. */
function sortIndex({ name, required }: DocgenProperty): number {
  if (required) return 0;
  if (name.startsWith('aria-')) return 2;
  return name === 'id' ? 3 : 1;
}

/** Reads a component's props from its docgen data. */
export function readProperties(component: unknown): {
  name: string;
  properties: Property[];
  takesAttributes: boolean;
} {
  const docgen = (component as { __docgenInfo?: Docgen }).__docgenInfo ?? {};
  const all = Object.values(docgen.props ?? {})
    .filter((property) => !isOfStage(property))
    .toSorted((a, b) => sortIndex(a) - sortIndex(b));
  return {
    name: docgen.displayName ?? '',
    takesAttributes: all.some(({ name }) => name === 'id'),
    properties: all.map((property) => ({
      name: property.name,
      description: property.description || (nativeAttributes[property.name] ?? ''),
      isRequired: property.required,
      types: typesOf(property.type),
      fallback: fallbackOf(property),
    })),
  };
}

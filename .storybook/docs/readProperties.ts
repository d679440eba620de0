import { nativeAttributes } from './nativeAttributes.ts';

/** What react-docgen-typescript leaves on a component. */
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

/** Whether it belongs to the stage that a story builds around what it shows. */
const isOfStage = ({ declarations = [] }: DocgenProperty) =>
  declarations.some(({ fileName }) => fileName.includes('/src/storybook/') || fileName.endsWith('.stories.tsx'));

export interface Property {
  name: string;
  description: string;
  isRequired: boolean;
  /** Each possibility on its own. */
  types: string[];
  fallback: string | undefined;
}

const withoutQuotes = (text: string) => text.replace(/^(["'])(.*)\1$/su, '$2');
const withSingleQuotes = (text: string) => text.replace(/^"(.*)"$/su, "'$1'");

function typesOf({ name, raw = '', value = [] }: DocgenProperty['type']): string[] {
  if (name !== 'enum') return [name.replaceAll(' | undefined', '').replaceAll('"', "'")];
  const values = value.map((one) => withSingleQuotes(one.value)).filter((one) => one !== 'undefined');
  const isListed = values.every((one) => /^['"\d-]/u.test(one) || one === 'null');
  // The name of a union says more than its parts, unless these are the words one has to write.
  if (isListed) return values;
  return [raw.replaceAll(' | undefined', '').replaceAll('"', "'")];
}

function fallbackOf({ defaultValue }: DocgenProperty): string | undefined {
  if (defaultValue?.value === undefined) return undefined;
  const bare = withoutQuotes(defaultValue.value);
  return bare === '' ? "''" : bare;
}

/** Own properties first as the type lists them; what is required leads, what every component has closes. */
function place({ name, required }: DocgenProperty): number {
  if (required) return 0;
  if (name.startsWith('aria-')) return 2;
  return name === 'id' ? 3 : 1;
}

/** The properties of a component from its types, ready to be read. */
export function readProperties(component: unknown): {
  name: string;
  properties: Property[];
  takesAttributes: boolean;
} {
  const docgen = (component as { __docgenInfo?: Docgen }).__docgenInfo ?? {};
  const all = Object.values(docgen.props ?? {})
    .filter((property) => !isOfStage(property))
    .toSorted((a, b) => place(a) - place(b));
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

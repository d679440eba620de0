import type { Merge } from './controls.ts';

// Node.DOCUMENT_POSITION_PRECEDING, spelled out because the store also runs without a DOM.
const preceding = 2;

/** A value in words; for a large value, only what differs from `other`. */
export type FormatValue = (value: unknown, other: unknown) => string;

/** A mounted field. */
export type MountedField = {
  /** Its name in the error summary. @default the text of its label element */
  label?: string | undefined;
  readonly element: Element;
  readonly focus: () => void;
  /** Formats a value the way the control shows it, for example a choice by its label. */
  readonly formatValue?: FormatValue | undefined;
  /** Reads what the control shows but has not reported: filled in without an event, or typed without a blur yet. */
  readonly flush?: (() => void) | undefined;
  /** For composite controls: merges unsaved changes with changes saved by others. @default keeps what was entered */
  readonly merge?: Merge | undefined;
};

/** The mounted fields, in visual order. */
export function createFieldRegistry<Field extends Partial<MountedField> = MountedField>() {
  const fields = new Map<string, Field>();
  return {
    get: (name: string): Field | undefined => fields.get(name),
    /** The mounted field that `name` is, or belongs to; otherwise `name`. */
    nearest: (name: string): string => {
      for (let at = name; at; at = at.replace(/\.?[^.]*$/, '')) if (fields.has(at)) return at;
      return name;
    },
    add: (name: string, field: Field): (() => void) => {
      fields.set(name, field);
      // A remounted field registers before the old one unregisters, so only its own entry is removed.
      return () => void (fields.get(name) === field && fields.delete(name));
    },
    /** Makes each field adopt the value its control shows. */
    flush: (): void => {
      for (const { flush } of fields.values()) flush?.();
    },
    /** The given names that are mounted, in document order. */
    inOrder: (names: Iterable<string>): string[] => {
      const elementOf = (name: string) => fields.get(name)?.element;
      return (
        [...names]
          .filter((name) => fields.has(name))
          // Comparing neighbors is fast for a list that is already in order.
          .sort((a, b) => ((elementOf(b)?.compareDocumentPosition(elementOf(a) as Node) ?? 0) & preceding ? -1 : 1))
      );
    },
  };
}

export type FieldRegistry = ReturnType<typeof createFieldRegistry<MountedField>>;

/** The name of a field in the error summary. */
export function labelOf(registry: FieldRegistry, name: string): string {
  const { label, element } = registry.get(name) ?? {};
  // Without a label, the name of the field.
  return label ?? (element as Partial<HTMLInputElement> | undefined)?.labels?.[0]?.textContent ?? name;
}

import type { Merge } from './controls.ts';

// Node.DOCUMENT_POSITION_PRECEDING, spelled out because the store also runs where there is no DOM.
const preceding = 2;

/** A value in words; of much only what is otherwise in the value beside it. */
export type FormatValue = (value: unknown, other: unknown) => string;

/** A field on the screen. */
export type MountedField = {
  /** What the summary of errors calls it. Without one: what its label element says. */
  label?: string | undefined;
  readonly element: Element;
  readonly focus: () => void;
  /** How its control says a value, where it says it otherwise than the value does: a choice by its label. */
  readonly formatValue?: FormatValue | undefined;
  /** Reads what its control shows and has not reported: filled in without an event, or typed without a blur yet. */
  readonly flush?: (() => void) | undefined;
  /** Where one control holds much: how unsaved changes are joined with what others saved. @default what was entered */
  readonly merge?: Merge | undefined;
};

/** The fields on the screen, in the order a person meets them. */
export function createFieldRegistry<Field extends Partial<MountedField> = MountedField>() {
  const fields = new Map<string, Field>();
  return {
    get: (name: string): Field | undefined => fields.get(name),
    /** The field on the screen that `name` is, or is a part of; else `name`. */
    nearest: (name: string): string => {
      for (let at = name; at; at = at.replace(/\.?[^.]*$/, '')) if (fields.has(at)) return at;
      return name;
    },
    add: (name: string, field: Field): (() => void) => {
      fields.set(name, field);
      // A remount registers before the old field unregisters: only its own entry may go.
      return () => void (fields.get(name) === field && fields.delete(name));
    },
    /** Makes each field take the value that its control shows. */
    flush: (): void => {
      for (const { flush } of fields.values()) flush?.();
    },
    /** The given names that are on the screen, in document order. */
    inOrder: (names: Iterable<string>): string[] => {
      const elementOf = (name: string) => fields.get(name)?.element;
      return (
        [...names]
          .filter((name) => fields.has(name))
          // Compared from the second: quick for a list that is in order already.
          .sort((a, b) => ((elementOf(b)?.compareDocumentPosition(elementOf(a) as Node) ?? 0) & preceding ? -1 : 1))
      );
    },
  };
}

export type FieldRegistry = ReturnType<typeof createFieldRegistry<MountedField>>;

/** What the summary of errors calls a field. */
export function labelOf(registry: FieldRegistry, name: string): string {
  const { label, element } = registry.get(name) ?? {};
  // Without a label, the name of the field.
  return label ?? (element as Partial<HTMLInputElement> | undefined)?.labels?.[0]?.textContent ?? name;
}

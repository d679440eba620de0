// Node.DOCUMENT_POSITION_PRECEDING, spelled out because the store also runs where there is no DOM.
const preceding = 2;

/** A field on the screen. */
export type MountedField = {
  readonly label: string;
  readonly element: Element;
  readonly focus: () => void;
  /** How its control says a value, where it says it otherwise than the value does: a choice by its label. */
  readonly describe?: ((value: unknown) => string) | undefined;
};

/** The fields on the screen, in the order a person meets them. */
export function createFieldRegistry() {
  const fields = new Map<string, MountedField>();
  return {
    get: (name: string): MountedField | undefined => fields.get(name),
    /** The field on the screen that `name` is, or is a part of; else `name`. */
    nearest: (name: string): string => {
      for (let at = name; ; at = at.slice(0, at.lastIndexOf('.'))) {
        if (fields.has(at)) return at;
        if (!at.includes('.')) return name;
      }
    },
    add: (name: string, field: MountedField): (() => void) => {
      fields.set(name, field);
      // A remount registers before the old field unregisters: only its own entry may go.
      return () => void (fields.get(name) === field && fields.delete(name));
    },
    /** The given names that are on the screen, in document order. */
    inOrder: (names: Iterable<string>): string[] => {
      const place = (name: string) => fields.get(name)?.element;
      return [...names]
        .filter((name) => fields.has(name))
        .sort((a, b) => ((place(a)?.compareDocumentPosition(place(b) as Node) ?? 0) & preceding ? 1 : -1));
    },
  };
}

export type FieldRegistry = ReturnType<typeof createFieldRegistry>;

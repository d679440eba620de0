type Look = (id: string) => { importedIds: readonly string[] } | null;

export function partsOf(root: string): (id: string, context: { getModuleInfo: Look }) => string | null;

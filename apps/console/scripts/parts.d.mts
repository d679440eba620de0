type Look = (id: string) => { importedIds: readonly string[]; code: string | null } | null;

export function partsOf(root: string): (id: string, context: { getModuleInfo: Look }) => string | null;
export function isFrame(file: string): boolean;
export function isPart(name: string): boolean;
export function noCircles(): {
  name: string;
  apply: 'build';
  generateBundle(options: unknown, bundle: Record<string, { imports?: readonly string[] }>): void;
};

type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[] };
type Entry = { url: string; revision: string | null; size: number };

export function filesOf(chunks: Record<string, Chunk>, modules: readonly string[]): Set<string>;
export function precacheList(folder: string, entries: readonly Entry[]): (Entry & { isShell?: boolean })[];

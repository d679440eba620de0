import type { Plugin } from 'vite';

type Call = { name: string; start: number; end: number; text: string; fragments: readonly string[] };
type Reader = { callsOf: (path: string) => Call[]; textOf: (path: string, name: string) => string };

export function hashOf(text: string): string;
export function createDocumentReader(read: (path: string) => string): Reader;
export function withoutTexts(
  code: string,
  path: string,
  reader: Reader,
): { code: string; operations: ReadonlyMap<string, string> };
export function persistedOperations(root: string): Plugin;

export type RejectionReason = 'folder' | 'type' | 'size' | 'empty' | 'count';

interface FileRules {
  /** As in a file input: ".pem", "image/png", "image/*". Empty accepts any type. */
  accept: readonly string[];
  /** Maximum size of a file. */
  maxBytes: number;
  /** Number of files that can still be added. */
  remaining: number;
}

export interface FileMetadata {
  name: string;
  /** MIME type; empty if the system does not know it. */
  type: string;
  size: number;
}

/** Whether `accept` includes the file, by MIME type or extension. */
export function isAccepted({ name, type }: Pick<FileMetadata, 'name' | 'type'>, accept: readonly string[]): boolean {
  if (accept.length === 0) return true;
  return accept.some((entry) => {
    const pattern = entry.trim().toLowerCase();
    if (pattern.startsWith('.')) return name.toLowerCase().endsWith(pattern);
    const mime = type.toLowerCase();
    return pattern.endsWith('/*') ? mime.startsWith(pattern.slice(0, -1)) : mime === pattern;
  });
}

/** Splits files into accepted ones, in their order, and rejected ones with their reasons. */
export function validateFiles<One extends FileMetadata>(
  files: readonly One[],
  { accept, maxBytes, remaining }: FileRules,
) {
  const accepted: One[] = [];
  const rejected: { file: One; reason: RejectionReason }[] = [];
  for (const file of files) {
    const reason = reasonAgainst(file, { accept, maxBytes, remaining: remaining - accepted.length });
    if (reason === undefined) accepted.push(file);
    else rejected.push({ file, reason });
  }
  return { accepted, rejected };
}

function reasonAgainst(file: FileMetadata, { accept, maxBytes, remaining }: FileRules): RejectionReason | undefined {
  if (!isAccepted(file, accept)) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > maxBytes) return 'size';
  return remaining <= 0 ? 'count' : undefined;
}

/** Splits off the last eight characters, which stay visible when the middle is truncated. */
export function splitFileName(name: string): [start: string, end: string] {
  const characters = Array.from(name);
  const cut = Math.max(0, characters.length - 8);
  return [characters.slice(0, cut).join(''), characters.slice(cut).join('')];
}

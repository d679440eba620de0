export type RejectionReason = 'folder' | 'type' | 'size' | 'empty' | 'count';

interface FileRules {
  /** As in `accept` of a file input: ".pem", "image/png", "image/*". Anything when empty. */
  accept: readonly string[];
  /** Bytes of one file. */
  maxBytes: number;
  /** Files that may still be added. */
  room: number;
}

/** What is known of a file before it is read. */
export interface FileFacts {
  name: string;
  /** MIME type, empty where the system does not know it. */
  type: string;
  size: number;
}

/** Whether one entry of `accept` admits the file. Systems do not know every type, so the end of the name counts too. */
export function isAccepted({ name, type }: Pick<FileFacts, 'name' | 'type'>, accept: readonly string[]): boolean {
  if (accept.length === 0) return true;
  return accept.some((entry) => {
    const wanted = entry.trim().toLowerCase();
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
    const mime = type.toLowerCase();
    return wanted.endsWith('/*') ? mime.startsWith(wanted.slice(0, -1)) : mime === wanted;
  });
}

/** Divides chosen files into those that may be added, in their order, and those that may not, each with its reason. */
export function validateFiles<One extends FileFacts>(files: readonly One[], { accept, maxBytes, room }: FileRules) {
  const accepted: One[] = [];
  const rejected: { file: One; reason: RejectionReason }[] = [];
  for (const file of files) {
    const reason = reasonAgainst(file, { accept, maxBytes, room: room - accepted.length });
    if (reason === undefined) accepted.push(file);
    else rejected.push({ file, reason });
  }
  return { accepted, rejected };
}

function reasonAgainst(file: FileFacts, { accept, maxBytes, room }: FileRules): RejectionReason | undefined {
  if (!isAccepted(file, accept)) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > maxBytes) return 'size';
  return room <= 0 ? 'count' : undefined;
}

/** How the end of a name keeps in view when its middle has to go: the last eight characters stay. */
export function splitFileName(name: string): [start: string, end: string] {
  const characters = Array.from(name);
  const cut = Math.max(0, characters.length - 8);
  return [characters.slice(0, cut).join(''), characters.slice(cut).join('')];
}

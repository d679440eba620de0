/** The bytes of a file at any place. A file is read in pieces: what lies between them may be larger than what anybody needs. */
export interface Bytes {
  /** How many there are. */
  size: number;
  /** Some of them; fewer where the file ends before. Rejects when the file cannot be read any more. */
  at: (from: number, length: number) => Promise<DataView>;
}

/** Read at once, so that many small parts side by side cost one reading. */
const chunkSize = 65_536;

export function bytesOf(file: Blob): Bytes {
  let start = 0;
  let chunk = new ArrayBuffer(0);
  return {
    size: file.size,
    at: async (from, length) => {
      const end = Math.min(file.size, from + length);
      if (from < start || end > start + chunk.byteLength) {
        start = from;
        chunk = await file.slice(from, Math.max(end, from + chunkSize)).arrayBuffer();
      }
      return new DataView(chunk, Math.min(from - start, chunk.byteLength), Math.max(0, end - from));
    },
  };
}

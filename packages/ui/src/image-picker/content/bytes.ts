/** Random access to a file's bytes, read in chunks, since a file can be larger than what is needed. */
export interface Bytes {
  /** File size. */
  size: number;
  /** Reads bytes; fewer at the end of the file. Rejects if the file is no longer readable. */
  at: (from: number, length: number) => Promise<DataView>;
}

/** Chunk size in bytes: adjacent small parts cost one read. */
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

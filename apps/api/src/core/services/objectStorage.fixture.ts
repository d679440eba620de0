import type { ObjectLocation, ObjectStorage } from './objectStorage.ts';

/** In-memory object storage for tests. */
export function storageInMemory(): ObjectStorage & { readonly stored: Map<string, Uint8Array> } {
  const stored = new Map<string, Uint8Array>();
  const at = ({ bucket, key }: ObjectLocation) => `${bucket}/${key}`;
  return {
    stored,
    region: 'local',
    uploadBucket: 'uploads',
    urlOf: (key) => `https://assets.example/${key}`,
    bytesOf: async (location) => stored.get(at(location))?.length ?? null,
    read: async (location, maxBytes) => {
      const content = stored.get(at(location)) ?? null;
      return content && content.length > maxBytes ? 'TOO_BIG' : content;
    },
    linkTo: async (location, filename, seconds) =>
      `https://store.example/${at(location)}?name=${encodeURIComponent(filename)}&seconds=${seconds}`,
    write: async (location, content) => void stored.set(at(location), content),
    remove: async (location) => void stored.delete(at(location)),
    close: async () => undefined,
  };
}

import type { ObjectLocation, ObjectStorage } from './objectStorage.ts';

/** Objects in memory, for tests of what is done with them. */
export function storageInMemory(): ObjectStorage & { readonly stored: Map<string, Uint8Array> } {
  const stored = new Map<string, Uint8Array>();
  const at = ({ bucket, key }: ObjectLocation) => `${bucket}/${key}`;
  return {
    stored,
    region: 'local',
    uploadBucket: 'uploads',
    urlOf: (key) => `https://assets.example/${key}`,
    bytesOf: async (place) => stored.get(at(place))?.length ?? null,
    read: async (place, maxBytes) => {
      const content = stored.get(at(place)) ?? null;
      return content && content.length > maxBytes ? 'TOO_BIG' : content;
    },
    linkTo: async (place, filename, seconds) =>
      `https://store.example/${at(place)}?name=${encodeURIComponent(filename)}&seconds=${seconds}`,
    write: async (place, content) => void stored.set(at(place), content),
    remove: async (place) => void stored.delete(at(place)),
    close: async () => undefined,
  };
}

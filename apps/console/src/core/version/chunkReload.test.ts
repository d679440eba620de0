import { describe, expect, it } from 'vitest';
import { isChunkError, takeChunkReload } from './chunkReload.ts';

function storageOf(initial?: string): Storage {
  let value = initial ?? null;
  return {
    getItem: () => value,
    setItem: (_key: string, next: string) => void (value = next),
  } as unknown as Storage;
}

describe('the reload after a missing chunk', () => {
  it('happens once in ten seconds for each path', () => {
    const storage = storageOf();
    expect(takeChunkReload(storage, '/users/', 0)).toBe(true);
    expect(takeChunkReload(storage, '/users/', 9_999)).toBe(false);
    expect(takeChunkReload(storage, '/roles', 5_000)).toBe(true);
    expect(takeChunkReload(storage, '/users/', 10_000)).toBe(true);
  });

  it('does not happen if it could not be stored', () => {
    const broken = {
      getItem: () => null,
      setItem: () => {
        throw new Error('quota');
      },
    } as unknown as Storage;
    expect(takeChunkReload(broken, '/users/', 0)).toBe(false);
    const forgetful = { getItem: () => null, setItem: () => undefined } as unknown as Storage;
    expect(takeChunkReload(forgetful, '/users/', 0)).toBe(false);
    expect(takeChunkReload(null, '/users/', 0)).toBe(false);
    expect(takeChunkReload(storageOf('not json'), '/users/', 0)).toBe(false);
  });

  it.each(['null', '[]', '{"/users/":"soon"}', '7'])('ignores %s in the storage', (stored) => {
    expect(takeChunkReload(storageOf(stored), '/users/', 0)).toBe(true);
  });
});

describe('a chunk load error', () => {
  it.each([
    'Failed to fetch dynamically imported module: http://localhost/assets/users.js',
    'error loading dynamically imported module: http://localhost/assets/users.js',
    'Importing a module script failed.',
    "'text/html' is not a valid JavaScript MIME type.",
    'Unable to preload CSS for /assets/users.css',
  ])('%s', (message) => {
    expect(isChunkError(new TypeError(message))).toBe(true);
  });

  it('excludes other errors', () => {
    expect(isChunkError(new Error('x is undefined'))).toBe(false);
    expect(isChunkError('text')).toBe(false);
  });
});

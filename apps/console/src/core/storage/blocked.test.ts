import { describe, expect, it } from 'vitest';
import { createStorage } from './storage.fixture.ts';
import { checkStorage, StorageBlockedError } from './blocked.ts';

describe('browser storage', () => {
  it.each([
    [
      'throws when it is named',
      () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    ],
    ['does not exist', () => [createStorage(), null]],
  ] as const)('that %s is reported as blocked, with what to do', (_, getStorages) => {
    expect(() => checkStorage(getStorages)).toThrow(StorageBlockedError);
    expect(() => checkStorage(getStorages)).toThrow(/Allow cookies and site data for this site/);
  });

  it('that is accessible is not written to', () => {
    const storage = createStorage();
    checkStorage(() => [storage, storage]);
    expect(Object.keys(storage)).toEqual([]);
  });
});

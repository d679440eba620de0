import { describe, expect, it } from 'vitest';
import { userPrefix } from './browser.fixture.ts';
import { createStorage } from '../../core/storage/storage.fixture.ts';
import { createTokenStorage } from './tokenStorage.ts';

describe('the temporary store', () => {
  it('hides a remembered device if a code is required', async () => {
    const storage = createStorage();
    const key = `${userPrefix}.deviceKey`;
    storage.setItem(key, 'device-1');
    const tokens = createTokenStorage(storage);
    const readDeviceKey = () => tokens.keyValues.getItem(key);
    expect((await tokens.withTemporaryStore(readDeviceKey, { isNew: true, isDeviceHidden: true })).value).toBeNull();
    expect((await tokens.withTemporaryStore(readDeviceKey, { isNew: true })).value).toBe('device-1');
    expect(await readDeviceKey()).toBe('device-1');
  });

  it('contains a newly remembered device with its tokens', async () => {
    const storage = createStorage();
    const key = `${userPrefix}.deviceKey`;
    const own = createTokenStorage(storage);
    const { value, tokens } = await own.withTemporaryStore(
      async () => {
        await own.keyValues.setItem(key, 'device-2');
        return own.keyValues.getItem(key);
      },
      { isNew: true },
    );
    expect(value).toBe('device-2');
    expect(tokens.get(key)).toBe('device-2');
    expect(storage.getItem(key)).toBeNull();
  });
});

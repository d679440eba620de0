import { describe, expect, it } from 'vitest';
import { userPrefix } from './browser.fixture.ts';
import { createStorage } from '../../core/storage/storage.fixture.ts';
import { createTokenStorage } from './tokenStorage.ts';

describe('the temporary store', () => {
  it('hides a remembered device where a code is required, and keeps it remembered', async () => {
    const storage = createStorage();
    const key = `${userPrefix}.deviceKey`;
    storage.setItem(key, 'device-1');
    const tokens = createTokenStorage(storage);
    const look = () => tokens.keyValues.getItem(key);
    expect((await tokens.putAside(look, { isNew: true, isDeviceHidden: true })).value).toBeNull();
    expect((await tokens.putAside(look, { isNew: true })).value).toBe('device-1');
    expect(await look()).toBe('device-1');
  });

  it('holds a newly remembered device with the tokens it belongs to', async () => {
    const storage = createStorage();
    const key = `${userPrefix}.deviceKey`;
    const own = createTokenStorage(storage);
    const { value, tokens } = await own.putAside(
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

import { describe, expect, it } from 'vitest';
import { createStorage, userPrefix } from './browser.fixture.ts';
import { createTokenStorage } from './tokenStorage.ts';

describe('what is put aside', () => {
  it('knows nothing of a remembered browser where a code is wanted, and leaves it remembered', async () => {
    const storage = createStorage();
    const key = `${userPrefix}.deviceKey`;
    storage.setItem(key, 'device-1');
    const tokens = createTokenStorage(storage);
    const look = () => tokens.keyValues.getItem(key);
    expect((await tokens.putAside(look, { isNew: true, isDeviceHidden: true })).value).toBeNull();
    expect((await tokens.putAside(look, { isNew: true })).value).toBe('device-1');
    expect(await look()).toBe('device-1');
  });
});

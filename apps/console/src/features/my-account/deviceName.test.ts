import { describe, expect, it } from 'vitest';
import { deviceName } from './deviceName.ts';

describe('the name of a remembered device', () => {
  it.each([
    ['Linux x86 Linux Not:A-Brand/8.0.0.0;Chromium/156.0.8078.79', 'Chromium on Linux'],
    ['macOS arm Macintosh Google Chrome/140.0.0.0;Chromium/140.0.0.0', 'Chrome on macOS'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Safari/604.1', 'Safari on iPhone'],
    ['Television in the kitchen', 'Television in the kitchen'],
    ['', 'Browser'],
    [null, 'Browser'],
  ])('%s → %s', (device, name) => {
    expect(deviceName(device)).toBe(name);
  });
});

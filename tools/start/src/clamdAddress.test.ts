import { expect, test } from 'vitest';
import { parseClamdAddress } from './clamdAddress.ts';

test.each([
  ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['clamd.internal:3310', { host: 'clamd.internal', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
])('%s is where clamd listens', (text, address) => {
  expect(parseClamdAddress(text)).toEqual(address);
});

test.each([undefined, ''])('%j is no scanner', (text) => {
  expect(parseClamdAddress(text)).toBeUndefined();
});

test.each(['127.0.0.1', ':3310', '127.0.0.1:0', '127.0.0.1:65536', 'tcp://127.0.0.1:3310', '::1:3310', 'clamd:x'])(
  '%s is refused: a start that scans nothing would not be noticed',
  (text) => {
    expect(() => parseClamdAddress(text)).toThrow('CLAMD_ADDRESS must be a host and a port');
  },
);

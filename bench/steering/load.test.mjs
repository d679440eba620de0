import { expect, it } from 'vitest';
import { responseEnd } from './load.mjs';

it('finds the end of a complete response', () => {
  const answer = 'HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nbody';
  expect(responseEnd(Buffer.from(`${answer}HTTP`))).toBe(answer.length);
  expect(responseEnd(Buffer.from(answer.slice(0, -1)))).toBe(0);
  expect(responseEnd(Buffer.from('HTTP/1.1 200'))).toBe(0);
});

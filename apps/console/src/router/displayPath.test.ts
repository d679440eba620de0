import { describe, expect, it } from 'vitest';
import { displayPath } from './displayPath.ts';

describe('displayPath', () => {
  it('decodes and truncates any path without throwing', () => {
    expect(displayPath('/caf%C3%A9')).toBe('/café');
    expect(displayPath('/%E0%A4%A')).toBe('/%E0%A4%A');
    expect(displayPath(`/${'a'.repeat(300)}`)).toHaveLength(201);
    expect(displayPath(`/${'%F0%9F%90%A2'.repeat(300)}`)).toBe(`/${'🐢'.repeat(199)}…`);
  });

  it('removes bidirectional controls and line breaks', () => {
    expect(displayPath('/a%E2%80%AEgpj%0A%E2%81%A6b%E2%80%8F')).toBe('/a%E2%80%AEgpj%0A%E2%81%A6b%E2%80%8F');
  });
});

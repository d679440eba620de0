import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv } from './parseCsv.ts';

describe('parseCsv', () => {
  it('reads fields, quotes, doubled quotes and quoted line breaks, and counts lines', () => {
    expect(parseCsv('\uFEFFname,note\r\n"Berg, Anna","says ""hello""\nand more"\n\nBo,\n')).toEqual([
      { line: 1, fields: ['name', 'note'] },
      { line: 2, fields: ['Berg, Anna', 'says "hello"\nand more'] },
      { line: 5, fields: ['Bo', ''] },
    ]);
  });

  it('reads back any quoted text', () => {
    const field = fc.string().map((text) => text.replaceAll('\r', '').trim());
    fc.assert(
      fc.property(fc.array(field, { minLength: 1, maxLength: 4 }), (fields) => {
        fc.pre(fields.some((one) => one !== ''));
        const written = fields.map((one) => `"${one.replaceAll('"', '""')}"`).join(',');
        expect(parseCsv(written)).toEqual([{ line: 1, fields }]);
      }),
    );
  });

  it('terminates for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', 'a', ' ') }), (text) => {
        expect(parseCsv(text).length).toBeLessThanOrEqual(text.length + 1);
      }),
    );
  });
});

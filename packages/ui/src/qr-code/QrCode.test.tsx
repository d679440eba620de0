import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrCode } from './index.ts';

const renderCode = (value: string, medium: 'screen' | 'print' = 'screen') =>
  renderToStaticMarkup(<QrCode value={value} label="Code" medium={medium} />);

test.each([
  ['screen', 2_953],
  ['print', 1_663],
] as const)('draws up to the capacity for %s, and shows the fallback beyond it', (medium, max) => {
  expect(renderCode('a'.repeat(max), medium)).toContain('<svg');
  expect(renderCode('a'.repeat(max + 1), medium)).toContain('This text is too long for a QR code.');
  // Non-ASCII letters take more bytes.
  expect(renderCode('é'.repeat(max), medium)).not.toContain('<svg');
});

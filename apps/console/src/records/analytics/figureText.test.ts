import { formatCompact, formatNumber } from '@edge-console/ui/formats';
import { describe, expect, it } from 'vitest';
import { audienceText, viewingText } from './figureText.ts';

const formats = {
  compact: (value: number) => formatCompact(value, 'en-US'),
  number: (value: number, digits?: number) => formatNumber(value, 'en-US', digits),
};

describe('the figures of an account with little data', () => {
  it.each([
    [0, '0 hours'],
    [49, '49 s'],
    [300, '5 min'],
    [5_400, '1.5 hours'],
  ])('shows %d s of viewing time as %s', (seconds, text) => {
    expect(viewingText(seconds, formats)).toBe(text);
  });

  it.each([
    [0, '0'],
    [0.001_35, '< 0.01'],
    [0.0825, '0.08'],
    [16_204, '16.2K'],
  ])('shows an average audience of %d as %s', (audience, text) => {
    expect(audienceText(audience, formats)).toBe(text);
  });
});

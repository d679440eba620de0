import { type RefObject, useEffect, useState } from 'react';
import { contrast } from '../theme/contrast.ts';

/** `#rrggbb` of a computed color: `rgb(…)`, or `color(srgb …)` of a mixed one. Null if it is translucent. */
export function computedHex(color: string): string | null {
  const numbers = (color.match(/-?[\d.]+(?:e-?\d+)?/gu) ?? []).map(Number);
  const isMixed = color.startsWith('color(srgb');
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  if (alpha < 1) return null;
  const bytes = [red, green, blue].map((channel) => Math.round(isMixed ? channel * 255 : channel));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export interface Measured {
  text: string;
  fill: string;
  contrast: number;
}

function measure(element: HTMLElement): Measured | null {
  const style = getComputedStyle(element);
  const [text, fill] = [computedHex(style.color), computedHex(style.backgroundColor)];
  return text && fill ? { text, fill, contrast: contrast(text, fill) } : null;
}

/**
 * The computed colors of an element, updated after theme and brand changes. A brand's style sheet fires no event, so
 * this polls.
 */
export function useMeasured(element: RefObject<HTMLElement | null>): Measured | null {
  const [measured, setMeasured] = useState<Measured | null>(null);
  useEffect(() => {
    const check = () => {
      const next = element.current ? measure(element.current) : null;
      setMeasured((last) => (last?.text === next?.text && last?.fill === next?.fill ? last : next));
    };
    check();
    const timer = setInterval(check, 250);
    return () => clearInterval(timer);
  }, [element]);
  return measured;
}

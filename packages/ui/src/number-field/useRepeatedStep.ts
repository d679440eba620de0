import { type ComponentProps, useEffect, useRef } from 'react';
import type { Button } from 'react-aria-components/Button';

/** ms until a held button repeats, and between repeats. */
const first = 400;
/** A scrolling finger has moved away by then. */
const firstOfFinger = 600;
const next = 60;

type Press = Pick<ComponentProps<typeof Button>, 'onPressStart' | 'onPressEnd' | 'onPress'>;

/** A button that steps on press and repeats while held. */
export function useRepeatedStep(step: () => void): Press {
  const latest = useRef(step);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasStepped = useRef(false);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const go = () => {
    hasStepped.current = true;
    latest.current();
  };
  const goOn = () => {
    go();
    timer.current = setTimeout(goOn, next);
  };
  return {
    onPressStart: ({ pointerType }) => {
      clearTimeout(timer.current);
      hasStepped.current = false;
      // A touch can be the start of a scroll, so it steps on release.
      if (pointerType !== 'touch') go();
      timer.current = setTimeout(goOn, pointerType === 'touch' ? firstOfFinger : first);
    },
    onPressEnd: () => clearTimeout(timer.current),
    onPress: () => {
      if (!hasStepped.current) go();
    },
  };
}

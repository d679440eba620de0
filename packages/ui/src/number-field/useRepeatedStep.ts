import { type ComponentProps, useEffect, useRef } from 'react';
import type { Button } from 'react-aria-components/Button';

/** ms until a button that is held steps on by itself, and from one such step to the next. */
const first = 400;
/** A finger that only scrolls is gone by then. */
const firstOfFinger = 600;
const next = 60;

type Press = Pick<ComponentProps<typeof Button>, 'onPressStart' | 'onPressEnd' | 'onPress'>;

/** A button that steps when it is pressed, and on and on while it is held. */
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
      // A finger may be about to scroll: it steps when it is lifted.
      if (pointerType !== 'touch') go();
      timer.current = setTimeout(goOn, pointerType === 'touch' ? firstOfFinger : first);
    },
    onPressEnd: () => clearTimeout(timer.current),
    onPress: () => {
      if (!hasStepped.current) go();
    },
  };
}

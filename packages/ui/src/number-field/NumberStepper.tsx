import type { RefObject } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon, Minus, Plus } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { numberFieldMessages } from './messages.ts';
import { useRepeatedStep } from './useRepeatedStep.ts';
import * as styles from './NumberField.css.ts';

interface NumberStepperProps {
  label: string;
  inputRef: RefObject<HTMLInputElement | null>;
  canDecrease: boolean;
  canIncrease: boolean;
  onStep: (direction: 1 | -1) => void;
}

/** Two buttons for pointers; the arrow keys do the same without leaving the field. */
export function NumberStepper({ label, inputRef, canDecrease, canIncrease, onStep }: NumberStepperProps) {
  const messages = useMessages(numberFieldMessages);
  const down = useRepeatedStep(() => onStep(-1));
  const up = useRepeatedStep(() => onStep(1));
  const buttons = [
    { press: down, isEnabled: canDecrease, name: messages.decrease(label), icon: Minus },
    { press: up, isEnabled: canIncrease, name: messages.increase(label), icon: Plus },
  ];
  return (
    <span className={styles.stepper}>
      {buttons.map(({ press, isEnabled, name, icon }) => (
        <Button
          key={name}
          {...press}
          onPressStart={(event) => {
            // On touch screens, focus would raise the keyboard over the pressed button.
            if (event.pointerType === 'mouse') inputRef.current?.focus();
            press.onPressStart?.(event);
          }}
          className={styles.step}
          aria-label={name}
          isDisabled={!isEnabled}
          excludeFromTabOrder
          preventFocusOnPress
        >
          <Icon icon={icon} size={14} />
        </Button>
      ))}
    </span>
  );
}

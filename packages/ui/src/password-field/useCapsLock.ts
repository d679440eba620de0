import { useState, type KeyboardEvent } from 'react';

/** Whether Caps Lock was on at the last keystroke in the field. */
export function useCapsLock() {
  const [isOn, setIsOn] = useState(false);
  return {
    isOn,
    listen: (event: KeyboardEvent) => setIsOn(event.getModifierState('CapsLock')),
    reset: () => setIsOn(false),
  };
}

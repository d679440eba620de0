import { useState, type KeyboardEvent } from 'react';

/** Whether Caps Lock is on, as far as the last key pressed in the field told. */
export function useCapsLock() {
  const [isOn, setIsOn] = useState(false);
  return {
    isOn,
    listen: (event: KeyboardEvent) => setIsOn(event.getModifierState('CapsLock')),
    reset: () => setIsOn(false),
  };
}

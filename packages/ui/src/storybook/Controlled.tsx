import { useState, type ReactNode } from 'react';

interface ControlledProps<Value> {
  initial: Value;
  /** Also called with each change. */
  onChange?: ((value: Value) => void) | undefined;
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}

/** Stores the value of a controlled component, as a page would, in stories and live examples. */
export function Controlled<Value>({ initial, onChange, children }: ControlledProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, (next) => {
    setValue(next);
    onChange?.(next);
  });
}

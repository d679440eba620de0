import { createContext, useContext } from 'react';

/** A context without a default value, and its hook, which throws without a provider. */
export function createRequiredContext<Value>(name: string) {
  const Context = createContext<Value | null>(null);
  const useRequired = (): Value => {
    const value = useContext(Context);
    if (value === null) throw new Error(`${name} is missing.`);
    return value;
  };
  return [Context, useRequired] as const;
}

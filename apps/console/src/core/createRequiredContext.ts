import { createContext, useContext } from 'react';

/** A context without a default value, and its hook, which throws where no provider is above. */
export function createRequiredContext<Value>(name: string) {
  const Context = createContext<Value | null>(null);
  const useRequired = (): Value => {
    const value = useContext(Context);
    if (value === null) throw new Error(`No ${name} above.`);
    return value;
  };
  return [Context, useRequired] as const;
}

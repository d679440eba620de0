import { useRef, useState } from 'react';
import { useQueryClient } from './QueryClientProvider.tsx';
import type { Document } from './graphql.ts';

/**
 * The value of a control that saves each choice immediately: the chosen value until `query` is refetched, or the saved value after a
 * failure. `save` returns whether it succeeded. Saves run one after the other, so the last choice wins.
 */
export function useSavedValue<Value>(
  saved: Value,
  query: Document<unknown, never>,
  save: (value: Value) => Promise<boolean>,
): readonly [value: Value, choose: (value: Value) => void] {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<{ readonly value: Value }>();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const choose = async (value: Value) => {
    const own = { value };
    setChosen(own);
    const saving = last.current.then(() => save(value));
    last.current = saving.catch(() => undefined);
    const isSaved = await saving;
    if (isSaved) await queryClient.refetchQueries(query).catch(() => undefined);
    // Another value may have been chosen in the meantime.
    setChosen((latest) => (latest === own ? undefined : latest));
  };
  return [chosen ? chosen.value : saved, (value) => void choose(value)];
}

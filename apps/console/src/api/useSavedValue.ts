import { useRef, useState } from 'react';
import { useQueryClient } from './QueryClientProvider.tsx';
import type { Document } from './graphql.ts';

/**
 * The value of a control that saves what is chosen at once (optimistic update): what was chosen, until `query` has been answered anew, and
 * what was there before where it could not be saved. Without it the control would show the former value between the two answers, and
 * take a click on it for no change. `save` answers whether it was saved;
 * one comes after the other, so that the last choice is the one that stays.
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
    // Another one may have been chosen meanwhile.
    setChosen((latest) => (latest === own ? undefined : latest));
  };
  return [chosen ? chosen.value : saved, (value) => void choose(value)];
}

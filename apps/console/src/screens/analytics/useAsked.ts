import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useRouterAddress } from '../../routing/useRouterAddress.ts';
import { type Asked, readAddress, writeAddress } from './analyticsAddress.ts';

/** What the page is about, from its address, and the way to ask for something else. */
export function useAsked(): { asked: Asked; ask: (asked: Asked) => void } {
  const { search } = useLocation();
  const address = useRouterAddress();
  const asked = useMemo(() => readAddress(search), [search]);
  return { asked, ask: (next) => address.write(writeAddress(next), 'push') };
}

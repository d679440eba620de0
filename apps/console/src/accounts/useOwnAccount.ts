import { hasLevel } from '../access/access.ts';
import { useQuery } from '../data/useQuery.ts';
import { useViewer } from '../viewer/ViewerProvider.tsx';
import { ownAccountQuery } from './ownAccount.ts';

/** The details of the person's own account, and whether they may see its billing. */
export function useOwnAccount() {
  const seesBilling = hasLevel(useViewer(), 'st.billing', 'READ');
  return { seesBilling, ...useQuery(ownAccountQuery, { seesBilling }) };
}

import { hasLevel } from '../../auth/access/access.ts';
import { useQuery } from '../../api/useQuery.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { ownAccountQuery } from './ownAccount.ts';

/** The details of the current user's account, and whether they can see its billing. */
export function useOwnAccount() {
  const seesBilling = hasLevel(useViewer(), 'st.billing', 'READ');
  return { seesBilling, ...useQuery(ownAccountQuery, { seesBilling }) };
}

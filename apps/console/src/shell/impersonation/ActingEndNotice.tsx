import { useSnackbar } from '@edge-console/ui/snackbar';
import { useEffect } from 'react';
import { actingMessages } from './messages.ts';
import { actingKey, type ActingEnd } from '../../auth/impersonation/actingRecord.ts';

/** Shows once, on the next page, how acting ended. */
export function ActingEndNotice({ end }: { end: ActingEnd }) {
  const { show } = useSnackbar();
  useEffect(() => {
    sessionStorage.removeItem(actingKey);
    show({ kind: end === 'stopped' ? 'success' : 'default', message: actingMessages.ended[end] });
  }, [end, show]);
  return null;
}

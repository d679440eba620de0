import { useSnackbar } from '@edge-console/ui/snackbar';
import { useEffect, useRef, useState } from 'react';
import { listMessages } from './messages.ts';
import { wasDeletedHere } from './deletedRecords.ts';

/**
 * Leaves the page of an object that no longer exists: deleted here, in another tab, or by another user.
 * @param name undefined while loading, or if it does not exist
 */
export function useLeaveWhenDeleted(
  id: string,
  { name, isMissing, onClose }: { name: string | undefined; isMissing: boolean; onClose: () => void },
): boolean {
  const { show } = useSnackbar();
  const [shown, setShown] = useState(name);
  if (name !== undefined && name !== shown) setShown(name);
  const isGone = isMissing && shown !== undefined;
  const leave = () => {
    if (!wasDeletedHere(id)) show({ kind: 'warning', message: listMessages.gone(shown ?? '') });
    onClose();
  };
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    if (isGone) latest.current();
  }, [isGone]);
  return isGone;
}

import { useHasUnsavedChanges, useLeaveGuard } from '@edge-console/ui/leave-guard';
import { useState } from 'react';

/**
 * Keeps asking about unsaved changes while a dialog to sign in again is open over the page. A form whose request waits for that
 * counts as being saved: its own guard would only say that the save is on its way.
 */
export function LeaveGuardWhileReauthenticating() {
  const [isDirty] = useState(useHasUnsavedChanges());
  useLeaveGuard({ isDirty });
  return null;
}

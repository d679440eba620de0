import { useHasUnsavedChanges, useLeaveGuard } from '@edge-console/ui/leave-guard';
import { useState } from 'react';

/**
 * Guards unsaved changes while a re-authentication dialog is open over the page. A form whose request waits for that
 * counts as being saved: its own guard would only say that the save is on its way.
 */
export function LeaveGuardWhileReauthenticating() {
  const [isDirty] = useState(useHasUnsavedChanges());
  useLeaveGuard({ isDirty });
  return null;
}

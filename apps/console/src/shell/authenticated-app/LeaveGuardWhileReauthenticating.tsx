import { useHasUnsavedChanges, useLeaveGuard } from '@edge-console/ui/leave-guard';
import { useState } from 'react';

/** Guards unsaved changes during reauthentication. The form's own guard takes a waiting request for a save in progress. */
export function LeaveGuardWhileReauthenticating() {
  const [isDirty] = useState(useHasUnsavedChanges());
  useLeaveGuard({ isDirty });
  return null;
}

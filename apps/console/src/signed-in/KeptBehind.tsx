import { useHasUnsavedChanges, useLeaveGuard } from '@edge-console/ui/leave-guard';
import { useState } from 'react';

/**
 * Stands beside a question that something sent waits for. Of a form that waits the guard knows that it is being saved, and
 * would say that it is on its way.
 */
export function KeptBehind() {
  const [isDirty] = useState(useHasUnsavedChanges());
  useLeaveGuard({ isDirty });
  return null;
}

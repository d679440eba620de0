import { ObjectLink } from '../../router/ObjectLink.tsx';
import type { LinkedAuditEvent } from './linkedAuditEventFields.ts';

/** The name of an event's object, as a link unless the event deleted it. */
export function AuditTarget({
  event: { targetType, targetId, targetName, entity, action, outcome },
}: {
  event: Pick<LinkedAuditEvent, 'targetType' | 'targetId' | 'targetName' | 'entity' | 'action' | 'outcome'>;
}) {
  if (targetName === null || (outcome === 'OK' && action.endsWith('.delete'))) return targetName;
  return (
    <ObjectLink type={targetType} id={targetId} accountId={entity?.id} tone="inherit">
      {targetName}
    </ObjectLink>
  );
}

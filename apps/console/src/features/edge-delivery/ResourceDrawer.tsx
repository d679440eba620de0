import { Button } from '@edge-console/ui/button';
import { ErrorState } from '@edge-console/ui/states';
import { useAccess } from '../../auth/access/useAccess.ts';
import { LoadFailure } from '../../records/feedback/LoadFailure.tsx';
import { useRecord } from '../../records/form/useRecord.ts';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { FieldSkeletons } from '../../records/list/LoadingPage.tsx';
import { EditableResource } from './EditableResource.tsx';
import { edgeDeliveryMessages } from './messages.ts';
import { useResourceQuery } from './queries.ts';
import { ReadOnlyResource } from './ReadOnlyResource.tsx';
import { ResourceFrame } from './ResourceFrame.tsx';
import * as styles from './EdgeDelivery.css.ts';

const {
  preview: messages,
  resources: { form: labels },
} = edgeDeliveryMessages;

/** A resource: its steering to edit, beside the result for players. */
export function ResourceDrawer({ id, onClose, refetchList }: ListDrawerProps) {
  const canEdit = useAccess('updateResource').allowed;
  const { reading, isReading, read } = useRecord(useResourceQuery(), 'Resource', id);
  if (reading.kind === 'found') {
    const resource = reading.object;
    if (!canEdit) return <ReadOnlyResource resource={resource} onClose={onClose} />;
    return <EditableResource resource={resource} read={read} onClose={onClose} refetchList={refetchList} />;
  }
  return (
    <ResourceFrame resource={undefined} onClose={onClose} footer={<Button onPress={onClose}>{messages.close}</Button>}>
      {reading.kind === 'loading' && (
        <div className={styles.columns} data-columns aria-busy>
          <div className={styles.editor}>
            <FieldSkeletons />
          </div>
          <div className={styles.aside}>
            <div className={styles.part}>
              <FieldSkeletons />
            </div>
          </div>
        </div>
      )}
      {reading.kind === 'missing' && <ErrorState title={labels.missing} />}
      {reading.kind === 'failed' && (
        <LoadFailure title={labels.notLoaded} error={reading.error} onRetry={() => void read()} isPending={isReading} />
      )}
    </ResourceFrame>
  );
}

import { Card } from '@edge-console/ui/card';
import type { DataError } from '../../api/dataError.ts';
import { domainMessages } from './messages.ts';
import { LoadFailure } from '../../records/feedback/LoadFailure.tsx';

export type DomainFailureProps = { error: DataError; isPending: boolean; onRetry: () => void };

export const DomainFailure = ({ error, isPending, onRetry }: DomainFailureProps) => (
  <Card>
    <LoadFailure title={domainMessages.notLoaded} error={error} onRetry={onRetry} isPending={isPending} />
  </Card>
);

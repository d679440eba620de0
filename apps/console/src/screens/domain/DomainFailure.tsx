import { Card } from '@edge-console/ui/card';
import type { DataError } from '../../data/dataError.ts';
import { domainMessages } from '../../messages/domain.ts';
import { LoadFailure } from '../failure/LoadFailure.tsx';

export type DomainFailureProps = { error: DataError; isPending: boolean; onRetry: () => void };

/** The domain could not be loaded. */
export const DomainFailure = ({ error, isPending, onRetry }: DomainFailureProps) => (
  <Card>
    <LoadFailure title={domainMessages.notLoaded} error={error} onRetry={onRetry} isPending={isPending} />
  </Card>
);

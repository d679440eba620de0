import { Card } from '@edge-console/ui/card';
import { ErrorState } from '@edge-console/ui/states';
import type { DataError } from '../../data/dataError.ts';
import { domainMessages } from '../../messages/domain.ts';
import { errorText } from '../../messages/errorText.ts';
import { RetryButton } from '../failure/RetryButton.tsx';

export type DomainFailureProps = { error: DataError; isPending: boolean; onRetry: () => void };

/** The domain could not be loaded. */
export const DomainFailure = ({ error, isPending, onRetry }: DomainFailureProps) => (
  <Card>
    <ErrorState
      title={domainMessages.notLoaded}
      actions={<RetryButton error={error} isPending={isPending} onRetry={onRetry} />}
    >
      {errorText(error)}
    </ErrorState>
  </Card>
);

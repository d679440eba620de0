import { ErrorState } from '@edge-console/ui/states';
import type { DataError } from '../../api/dataError.ts';
import { errorText } from '../../api/errorText.ts';
import { ReportLink } from '../../shell/ReportLink.tsx';
import { RetryButton } from './RetryButton.tsx';

export type LoadFailureProps = { title: string; error: DataError; onRetry: () => void; isPending: boolean };

/** What could not be loaded: why, another try, and a report with the reference of the request. */
export const LoadFailure = ({ title, error, onRetry, isPending }: LoadFailureProps) => (
  <ErrorState
    title={title}
    actions={<RetryButton error={error} onRetry={onRetry} isPending={isPending} />}
    reference={error.requestId}
    report={<ReportLink reference={error.requestId} />}
  >
    {errorText(error)}
  </ErrorState>
);

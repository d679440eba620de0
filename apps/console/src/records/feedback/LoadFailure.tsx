import { ErrorState } from '@edge-console/ui/states';
import type { DataError } from '../../api/dataError.ts';
import { errorText } from '../../api/errorText.ts';
import { ReportLink } from '../../shell/ReportLink.tsx';
import { RetryButton } from './RetryButton.tsx';

export type LoadFailureProps = { title: string; error: DataError; onRetry: () => void; isPending: boolean };

/** A failed load: the reason, a retry button, and a link to report it with the request ID. */
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

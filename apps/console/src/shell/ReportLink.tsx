import { Link } from '@edge-console/ui/link';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { appMessages } from '../core/messages/messages.ts';
import { reportUrl } from '../router/reportUrl.ts';

/** Beside the reference of a failure: leads to a report about it. */
export function ReportLink({ reference }: { reference: string | undefined }) {
  const { pathname } = useLocation();
  return (
    <Link asChild>
      <RouterLink to={reportUrl(reference, pathname)}>{appMessages.report}</RouterLink>
    </Link>
  );
}

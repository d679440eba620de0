import { Link } from '@edge-console/ui/link';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { appMessages } from '../core/messages/messages.ts';
import { reportUrl } from '../router/reportUrl.ts';

/** A link to report a failure with its reference. */
export function ReportLink({ reference }: { reference: string | undefined }) {
  const { pathname } = useLocation();
  return (
    <Link asChild>
      <RouterLink to={reportUrl(reference, pathname)}>{appMessages.report}</RouterLink>
    </Link>
  );
}

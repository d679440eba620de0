import { Link } from '@edge-console/ui/link';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { messages } from '../core/messages/messages.ts';
import { reportAddress } from '../router/reportAddress.ts';

/** Beside the reference of a failure: leads to a report about it. */
export function ReportLink({ reference }: { reference: string | undefined }) {
  const { pathname } = useLocation();
  return (
    <Link asChild>
      <RouterLink to={reportAddress(reference, pathname)}>{messages.report}</RouterLink>
    </Link>
  );
}

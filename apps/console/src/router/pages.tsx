import { LinkButton } from '@edge-console/ui/button';
import { ErrorState, NoPermissionState, NotEnabledState, NotFoundState, OfflineState } from '@edge-console/ui/states';
import { isAdministrator, type Level } from '../auth/access/access.ts';
import { useConfiguration } from '../core/configuration/ConfigurationProvider.tsx';
import type { DataError } from '../api/dataError.ts';
import { errorText } from '../api/errorText.ts';
import { accessMessages } from '../core/messages/access.ts';
import { appMessages } from '../core/messages/messages.ts';
import { permissionGroupName } from '../auth/access/permissionGroupMessages.ts';
import { useViewer } from '../api/viewer/ViewerProvider.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';
import { displayPath } from './displayPath.ts';
import { callStatus } from './callStatus.ts';
import { notFound } from './pages.css.ts';
import { ReportLink } from '../shell/ReportLink.tsx';
import { Link as RouterLink } from 'react-router-dom';

function HomeLink() {
  return (
    <LinkButton asChild variant="primary">
      <RouterLink to="/">{appMessages.home}</RouterLink>
    </LinkButton>
  );
}

/** The 404 page. */
export function NotFoundPage({ path, reason }: { path: string; reason: 'unmatched' | 'invalid' }) {
  useDocumentTitle(appMessages.notFound.title);
  return (
    <div className={notFound}>
      <NotFoundState title={appMessages.notFound[reason](displayPath(path))} actions={<HomeLink />}>
        {appMessages.notFound.text}
      </NotFoundState>
    </div>
  );
}

/** The viewer's role has no permission for the page. */
export function NeedsPermissionPage({ group, level }: { group: string; level: Level }) {
  const { administrators, entity } = useViewer();
  return (
    <NoPermissionState
      headingLevel={1}
      administrators={administrators.map(({ name, email }) => ({ id: email, name, email }))}
    >
      {accessMessages.needsPermission.text(
        accessMessages.levels[level],
        permissionGroupName(group),
        entity?.name ?? '',
      )}
    </NoPermissionState>
  );
}

/** The page needs a service that the account does not have. */
export function NotEnabledPage({ service }: { service: string }) {
  const viewer = useViewer();
  const { sales } = useConfiguration().contact;
  const { text, contactAdministrator, sales: contactSales } = accessMessages.notEnabled;
  const missing = text(accessMessages.services[service] ?? service, viewer.entity?.name ?? '');
  return (
    <NotEnabledState
      headingLevel={1}
      actions={
        sales !== undefined && (
          <LinkButton href={sales} variant="primary">
            {contactSales}
          </LinkButton>
        )
      }
    >
      {isAdministrator(viewer) ? missing : `${missing} ${contactAdministrator}`}
    </NotEnabledState>
  );
}

type ViewerFailurePageProps = { error: DataError; onRetry: () => void; isPending: boolean };

/** The viewer could not be loaded. */
export function ViewerFailurePage({ error, onRetry, isPending }: ViewerFailurePageProps) {
  if (error.kind === 'network' && !navigator.onLine) {
    return (
      <OfflineState headingLevel={1} onRetry={onRetry} isPending={isPending}>
        {appMessages.offline.text}
      </OfflineState>
    );
  }
  return (
    <ErrorState
      headingLevel={1}
      title={errorText(error)}
      onRetry={onRetry}
      isPending={isPending}
      reference={error.requestId}
      report={<ReportLink reference={error.requestId} />}
    >
      {callStatus(error)}
    </ErrorState>
  );
}

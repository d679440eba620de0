import { ErrorState } from '@edge-console/ui/states';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useRouteError } from 'react-router-dom';
import { connection } from '../core/connection.ts';
import { ErrorLayout } from '../shell/layouts/error/ErrorLayout.tsx';
import { appMessages } from '../core/messages/messages.ts';
import { ErrorDescription } from './ErrorDescription.tsx';
import * as styles from '../shell/layouts/error/ErrorLayout.css.ts';
import { logger } from '../core/reporting/logger.ts';
import { reports } from '../core/reporting/reports.ts';
import { reloadForMissingChunk } from '../core/version/missingChunk.ts';
import { isChunkError } from '../core/version/chunkReload.ts';
import { reportUrl } from './reportUrl.ts';
import { contentOfThrown } from './routeFailure.ts';

const reload = () => location.reload();

/** The router's error boundary, for errors while loading or rendering a page. Not lazy: it must work when code cannot be loaded. */
export function RootErrorBoundary() {
  const error = useRouteError();
  return <ErrorLayout>{isChunkError(error) ? <MissingPage /> : <FailedPage error={error} />}</ErrorLayout>;
}

function FailedPage({ error }: { error: unknown }) {
  const [reference] = useState(() => crypto.randomUUID().slice(0, 8));
  const { status, title, description } = contentOfThrown(error, reference);
  useEffect(() => {
    logger.error(`Page failed (${reference})`, error);
    reports.add(error, 'page');
    document.title = appMessages.pageTitle([title]);
  }, [error, reference, title]);
  return (
    <ErrorState
      headingLevel={1}
      title={title}
      reference={reference}
      report={
        // A full page load, because the layout may have failed.
        <a className={styles.link} href={reportUrl(reference, location.pathname)}>
          {appMessages.report}
        </a>
      }
      onRetry={reload}
      actions={<HomeLink />}
    >
      <ErrorDescription status={status}>{description}</ErrorDescription>
    </ErrorState>
  );
}

/** For a page whose chunk did not load: reloads once, then offers a retry. Offline, it waits for the connection. */
function MissingPage() {
  const [isReloading] = useState(reloadForMissingChunk);
  const isOnline = useSyncExternalStore(connection.subscribe, connection.isOnline);
  const [wasOffline] = useState(!isOnline);
  const isBack = wasOffline && isOnline;
  useEffect(() => {
    if (isBack) reload();
  }, [isBack]);
  if (isReloading || isBack) return null;
  const { title, text } = isOnline ? appMessages.chunk : appMessages.offline;
  return (
    <ErrorState headingLevel={1} title={title} onRetry={reload}>
      {text}
    </ErrorState>
  );
}

function HomeLink() {
  return (
    <a className={styles.link} href="/">
      {appMessages.home}
    </a>
  );
}

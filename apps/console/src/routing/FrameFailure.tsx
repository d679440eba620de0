import { ErrorState } from '@edge-console/ui/states';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorLayout } from '../layouts/error/ErrorLayout.tsx';
import { messages } from '../messages/messages.ts';
import { isChunkError, takeChunkReload } from './chunkReload.ts';
import { ErrorPage, OfflinePage } from './pages.tsx';
import { contentOfThrown } from './routeFailure.ts';

/** Stands in for the whole frame when loading or drawing a page threw. */
export function FrameFailure() {
  const error = useRouteError();
  return <ErrorLayout>{isChunkError(error) ? <MissingPart /> : <Failed error={error} />}</ErrorLayout>;
}

function Failed({ error }: { error: unknown }) {
  const [reference] = useState(() => crypto.randomUUID().slice(0, 8));
  useEffect(() => {
    console.error(`Page failed (${reference})`, error);
  }, [error, reference]);
  return <ErrorPage content={contentOfThrown(error, reference)} />;
}

/** A part of the console did not arrive: loads the page anew once, then asks. */
function MissingPart() {
  const [isReloading] = useState(
    () => navigator.onLine && takeChunkReload(sessionStorage, location.pathname, Date.now()),
  );
  useEffect(() => {
    if (isReloading) location.reload();
  }, [isReloading]);
  const retry = () => location.reload();
  if (isReloading) return null;
  if (!navigator.onLine) return <OfflinePage onRetry={retry} isRetrying={false} />;
  return (
    <ErrorState headingLevel={1} title={messages.chunk.title} onRetry={retry}>
      {messages.chunk.text}
    </ErrorState>
  );
}

import { Button, LinkButton } from '@edge-console/ui/button';
import { ArrowUpRight } from '@edge-console/ui/icon';
import { PageHeader } from '@edge-console/ui/page-header';
import { Page } from '@edge-console/ui/shell';
import { useRef } from 'react';
import { brandingQuery } from '../../api/branding/queries.ts';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import { useQuery } from '../../api/useQuery.ts';
import { identityMessages as messages } from './messages.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { LoadFailure } from '../../records/feedback/LoadFailure.tsx';
import { IdentityEditor } from './IdentityEditor.tsx';
import { IdentitySkeleton } from './IdentitySkeleton.tsx';
import { resellerSignInUrl } from './resellerSignInUrl.ts';

/** A reseller's branding: color, images for light and dark mode, and previews. */
export function IdentityScreen() {
  const { entity } = useViewer();
  const { consoleHost = location.host } = useConfiguration();
  const { data, error, refetch, update, isLoading, isFetching } = useQuery(brandingQuery, {});
  const heading = useRef<HTMLHeadingElement>(null);
  const name = entity?.name ?? '';
  const branding = data?.branding;
  const address = resellerSignInUrl(data?.viewer.entity?.slug ?? '', consoleHost);
  return (
    <Page>
      <PageHeader
        ref={heading}
        title={messages.title}
        description={messages.description(name)}
        actions={
          address === undefined ? (
            isLoading && (
              <Button isDisabled icon={ArrowUpRight}>
                {messages.openSignIn}
              </Button>
            )
          ) : (
            <LinkButton href={address} target="_blank" rel="noopener" icon={ArrowUpRight}>
              {messages.openSignIn}
            </LinkButton>
          )
        }
      />
      {branding ? (
        <IdentityEditor
          branding={branding}
          name={name}
          onBranding={(saved) => update((shown) => ({ ...shown, branding: saved }))}
          onSettled={() => heading.current?.focus()}
        />
      ) : error ? (
        <LoadFailure title={messages.notLoaded} error={error} onRetry={refetch} isPending={isFetching} />
      ) : (
        <IdentitySkeleton name={name} />
      )}
    </Page>
  );
}

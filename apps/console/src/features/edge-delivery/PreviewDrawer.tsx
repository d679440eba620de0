import { Button, IconButton } from '@edge-console/ui/button';
import { CopyButton } from '@edge-console/ui/copy-button';
import { DateText, RelativeTime } from '@edge-console/ui/date-time';
import { Drawer } from '@edge-console/ui/drawer';
import { formatNumber } from '@edge-console/ui/formats';
import { Eye, EyeOff } from '@edge-console/ui/icon';
import { KeyValueList } from '@edge-console/ui/key-value-list';
import { ErrorState } from '@edge-console/ui/states';
import { Status } from '@edge-console/ui/status';
import { useState } from 'react';
import { useAccess } from '../../auth/access/useAccess.ts';
import { useOfflineReason } from '../../auth/access/useOnlineAccess.ts';
import { useQuery } from '../../api/useQuery.ts';
import { useDrawer } from '../../router/drawer/useDrawer.ts';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { FieldSkeletons } from '../../records/list/LoadingPage.tsx';
import { locale } from '../../core/locale/locale.ts';
import { edgeDeliveryMessages } from './messages.ts';
import { LoadFailure } from '../../records/feedback/LoadFailure.tsx';
import { ConfiguredOrder } from './ConfiguredOrder.tsx';
import { resourceQuery, type StoredResource } from './queries.ts';
import { withoutToken } from './withoutToken.ts';
import * as styles from './EdgeDelivery.css.ts';
import { loadOf } from './ResourceFields.tsx';
import { SteeringPreview } from './SteeringPreview.tsx';
import { ViewerSimulation } from './ViewerSimulation.tsx';

const {
  preview: messages,
  resources: { form: formMessages },
  statuses,
  strategies,
} = edgeDeliveryMessages;

/**
 * A resource from the player's view: details, steering response, snippets, and a simulated viewer. Next to the list, it
 * follows changes made there.
 */
export function PreviewDrawer({ id, onClose }: ListDrawerProps) {
  const { allowed } = useAccess('updateResource');
  const offline = useOfflineReason();
  const { open } = useDrawer();
  const { data, error, refetch, isFetching } = useQuery(resourceQuery, { id });
  const resource = data?.node?.__typename === 'Resource' ? data.node : undefined;
  const [isTokenShown, setIsTokenShown] = useState(false);
  const mask = (text: string) =>
    resource && !isTokenShown ? withoutToken(text, resource.playerIntegrationToken) : text;
  const isMissing = error ? error.kind === 'notFound' : data !== undefined && !resource;
  return (
    <Drawer
      isOpen
      isDockable
      onOpenChange={onClose}
      title={resource?.name ?? formMessages.loading}
      description={
        resource && (
          <Status kind={resource.active ? 'active' : 'inactive'}>{statuses[resource.active ? 'true' : 'false']}</Status>
        )
      }
      footer={
        <>
          <Button onPress={onClose}>{messages.close}</Button>
          {resource && allowed && (
            <Button variant="primary" disabledReason={offline} onPress={() => open('edit', id)}>
              {messages.edit}
            </Button>
          )}
        </>
      }
    >
      {resource && (
        <div className={styles.part}>
          <ResourceDetails
            resource={resource}
            mask={mask}
            isTokenShown={isTokenShown}
            onTokenShownChange={setIsTokenShown}
          />
          <ConfiguredOrder resource={resource} />
          {resource.pathways.length === 0 ? (
            <p className={styles.note}>{messages.noPathways}</p>
          ) : (
            <>
              <SteeringPreview resource={resource} mask={mask} />
              <ViewerSimulation resource={resource} />
            </>
          )}
        </div>
      )}
      {!resource && isMissing && <ErrorState title={formMessages.missing} />}
      {!resource && error && !isMissing && (
        <LoadFailure title={formMessages.notLoaded} error={error} onRetry={refetch} isPending={isFetching} />
      )}
      {!data && !error && <FieldSkeletons />}
    </Drawer>
  );
}

type ResourceDetailsProps = {
  resource: StoredResource;
  mask: (text: string) => string;
  isTokenShown: boolean;
  onTokenShownChange: (isTokenShown: boolean) => void;
};

function ResourceDetails({ resource, mask, isTokenShown, onTokenShownChange }: ResourceDetailsProps) {
  const {
    id,
    manifest,
    ttl,
    steeringStrategy,
    playerIntegrationToken: token,
    serverUri,
    createdAt,
    updatedAt,
  } = resource;
  const { allowed: canRotate } = useAccess('rotatePlayerToken');
  const offline = useOfflineReason();
  const { open } = useDrawer();
  return (
    <KeyValueList
      items={[
        { label: messages.details.manifest, value: manifest, isCode: true, copy: true },
        { label: messages.details.ttl, value: messages.ttl(formatNumber(ttl, locale), ...loadOf(ttl)) },
        { label: messages.details.strategy, value: strategies[steeringStrategy] },
        {
          label: messages.details.token,
          value: (
            <span className={styles.tokenRow}>
              <code className={styles.token}>{mask(token)}</code>
              <IconButton
                size="sm"
                label={isTokenShown ? messages.hideToken : messages.showToken}
                icon={isTokenShown ? EyeOff : Eye}
                onPress={() => onTokenShownChange(!isTokenShown)}
              />
              <CopyButton text={token} object={messages.token} />
              {canRotate && (
                <Button size="sm" variant="ghost" disabledReason={offline} onPress={() => open('rotate', id)}>
                  {messages.rotate}
                </Button>
              )}
            </span>
          ),
        },
        { label: messages.details.serverUri, value: mask(serverUri), isCode: true, copy: serverUri },
        {
          label: messages.details.updated,
          value: (
            <span className={styles.row}>
              <RelativeTime value={updatedAt} />
              <span className={styles.none}>
                {messages.created} <DateText value={createdAt} />
              </span>
            </span>
          ),
        },
      ]}
    />
  );
}

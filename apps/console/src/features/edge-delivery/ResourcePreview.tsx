import { Button, IconButton } from '@edge-console/ui/button';
import { CopyButton } from '@edge-console/ui/copy-button';
import { DateText } from '@edge-console/ui/date-time';
import { Eye, EyeOff } from '@edge-console/ui/icon';
import { KeyValueList } from '@edge-console/ui/key-value-list';
import { useState } from 'react';
import { useAccess } from '../../auth/access/useAccess.ts';
import { useOfflineReason } from '../../auth/access/useOnlineAccess.ts';
import { useDrawer } from '../../router/drawer/useDrawer.ts';
import { edgeDeliveryMessages } from './messages.ts';
import type { PreviewedResource } from './previewedResource.ts';
import type { StoredResource } from './queries.ts';
import { SteeringPreview } from './SteeringPreview.tsx';
import { ViewerSimulation } from './ViewerSimulation.tsx';
import { withoutToken } from './withoutToken.ts';
import * as styles from './EdgeDelivery.css.ts';

const { preview: messages } = edgeDeliveryMessages;

type ResourcePreviewProps = {
  resource: StoredResource;
  previewed: PreviewedResource;
  /** The same without unsaved changes. */
  stored: PreviewedResource;
};

/** A resource from the player's view. */
export function ResourcePreview({ resource, previewed, stored }: ResourcePreviewProps) {
  const { id, playerIntegrationToken: token, serverUri, createdAt } = resource;
  const { allowed: canRotate } = useAccess('rotatePlayerToken');
  const offline = useOfflineReason();
  const { open } = useDrawer();
  const [isTokenShown, setIsTokenShown] = useState(false);
  const mask = (text: string) => (isTokenShown ? text : withoutToken(text, token));
  const isEmpty = previewed.pathways.length === 0;
  return (
    <div className={styles.part}>
      {isEmpty ? (
        <p className={styles.note}>{messages.noPathways}</p>
      ) : (
        <SteeringPreview resource={previewed} stored={stored} mask={mask} />
      )}
      <KeyValueList
        items={[
          {
            label: messages.details.token,
            value: (
              <span className={styles.tokenRow}>
                <code className={styles.token}>{mask(token)}</code>
                <IconButton
                  size="sm"
                  label={isTokenShown ? messages.hideToken : messages.showToken}
                  icon={isTokenShown ? EyeOff : Eye}
                  onPress={() => setIsTokenShown(!isTokenShown)}
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
          { label: messages.details.created, value: <DateText value={createdAt} /> },
        ]}
      />
      {!isEmpty && <ViewerSimulation resource={previewed} />}
    </div>
  );
}

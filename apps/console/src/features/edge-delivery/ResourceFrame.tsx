import { Button } from '@edge-console/ui/button';
import { CopyButton } from '@edge-console/ui/copy-button';
import { RelativeTime } from '@edge-console/ui/date-time';
import { Drawer } from '@edge-console/ui/drawer';
import { ScrollText } from '@edge-console/ui/icon';
import { Status } from '@edge-console/ui/status';
import type { ReactNode } from 'react';
import { useAccess } from '../../auth/access/useAccess.ts';
import { useDrawer } from '../../router/drawer/useDrawer.ts';
import { edgeDeliveryMessages } from './messages.ts';
import type { StoredResource } from './queries.ts';
import * as styles from './EdgeDelivery.css.ts';

const { preview: messages, resources, statuses } = edgeDeliveryMessages;

type ResourceFrameProps = {
  /** Undefined until it is loaded. */
  resource: StoredResource | undefined;
  footer: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** A resource's wide drawer with its header. */
export function ResourceFrame({ resource, footer, onClose, children }: ResourceFrameProps) {
  const seesHistory = useAccess('resourceHistory').allowed;
  const { open } = useDrawer();
  return (
    <Drawer
      isOpen
      data-resource-drawer=""
      onOpenChange={onClose}
      title={resource?.name ?? resources.form.loading}
      description={
        resource && (
          <span className={styles.facts}>
            <Status kind={resource.active ? 'active' : 'inactive'}>
              {statuses[resource.active ? 'true' : 'false']}
            </Status>
            <span className={styles.manifest}>
              <code className={styles.code} title={resource.manifest}>
                {resource.manifest}
              </code>
              <CopyButton text={resource.manifest} object={messages.manifest} />
            </span>
            <span>
              {messages.details.updated} <RelativeTime value={resource.updatedAt} />
            </span>
            {seesHistory && (
              <Button size="sm" variant="ghost" icon={ScrollText} onPress={() => open('history', resource.id)}>
                {resources.actions.history}
              </Button>
            )}
          </span>
        )
      }
      footer={footer}
    >
      {children}
    </Drawer>
  );
}

import { Card } from '@edge-console/ui/card';
import { lazyComponent } from '@edge-console/ui/lazy-part';
import { Notice } from '@edge-console/ui/notice';
import { Skeleton } from '@edge-console/ui/skeleton';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { Switch } from '@edge-console/ui/switch';
import { useOfflineReason } from '../../auth/access/useOnlineAccess.ts';
import { useAccess } from '../../auth/access/useAccess.ts';
import { ownAccountQuery, setImpersonationNoticeMutation } from '../../records/account/ownAccount.ts';
import { useOwnAccount } from '../../records/account/useOwnAccount.ts';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import { useMutation } from '../../api/useMutation.ts';
import { useSavedValue } from '../../api/useSavedValue.ts';
import { useDrawer } from '../../router/drawer/useDrawer.ts';
import { useSettledDrawer } from '../../router/drawer/useSettledDrawer.ts';
import { failureText } from '../../api/failureText.ts';
import { RetryButton } from '../../records/feedback/RetryButton.tsx';
import { ownAccountMessages } from '../../records/account/ownAccountMessages.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';
import * as styles from './Settings.css.ts';

const { policies: messages } = ownAccountMessages;

const MfaPolicyDialog = lazyComponent(
  async () => (await import('../../records/account/MfaPolicyDialog.tsx')).MfaPolicyDialog,
);

/** The account's security policies; administrators can change them. */
export function PoliciesCard({ entity }: { entity: NonNullable<Viewer['entity']> }) {
  const { mfa } = useConfiguration();
  const { show } = useSnackbar();
  const access = useAccess('setAccountPolicy');
  const offline = useOfflineReason();
  const { data, error, refetch } = useOwnAccount();
  const change = useMutation(setImpersonationNoticeMutation);
  const { drawer, open, close } = useDrawer();
  const opened = useSettledDrawer(drawer, ({ name }) => name === 'mfa' && access.allowed);
  const isPlatform = entity.type === 'PLATFORM';
  const isOffered = mfa.totpEnabled && mfa.status !== 'off';
  const refusal = access.allowed ? offline : access.reason;
  const saved = data?.viewer.entity?.impersonationNotice;
  const [notice, setNotice] = useSavedValue(saved, ownAccountQuery, async (isOn = false) => {
    const result = await change.run({ impersonationNotice: isOn });
    if (result.kind === 'done') show({ kind: 'success', message: isOn ? messages.noticeOn : messages.noticeOff });
    else show({ kind: 'error', message: failureText(messages.noticeFailed, result, messages.noticeFailed) });
    return result.kind === 'done';
  });

  return (
    <Card isFlush title={messages.title} description={messages.text(entity.name)}>
      <div className={styles.policies}>
        <div className={styles.policy}>
          <Switch
            label={messages.requireMfa}
            description={isPlatform || isOffered ? messages.requireMfaHint : undefined}
            isSelected={entity.requireMfa}
            onChange={() => open('mfa')}
            disabledReason={isPlatform ? messages.platformMfa : isOffered ? refusal : messages.noFactor}
          />
        </div>
        {/* Acting as platform staff is not possible. */}
        {!isPlatform && (
          <div className={styles.policy}>
            {notice === undefined ? (
              error ? (
                <Notice
                  tone="danger"
                  title={messages.notLoaded}
                  action={<RetryButton size="sm" error={error} onRetry={refetch} />}
                />
              ) : (
                <Skeleton width={320} />
              )
            ) : (
              <Switch
                label={messages.notice}
                description={messages.noticeHint}
                isSelected={notice}
                isPending={change.isRunning}
                onChange={setNotice}
                disabledReason={refusal}
              />
            )}
          </div>
        )}
      </div>
      {opened && <MfaPolicyDialog id="" onClose={close} refetchList={() => undefined} />}
    </Card>
  );
}

import { Button } from '@edge-console/ui/button';
import { useFormats } from '@edge-console/ui/formats';
import { Download } from '@edge-console/ui/icon';
import { Notice } from '@edge-console/ui/notice';
import { ProgressBar } from '@edge-console/ui/progress';
import { errorText } from '../../api/errorText.ts';
import { useAccess } from '../../auth/access/useAccess.ts';
import { useDisabledReason } from '../../auth/access/useOnlineAccess.ts';
import { exportMessages as messages } from './exportMessages.ts';
import * as styles from './MyAccount.css.ts';
import { useDataExport, type ExportKind } from './useDataExport.ts';

/** In a dialog, the result can be below the visible part. */
const scrollIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' });

/** Downloads the user's own data, and for administrators, the data of the account. */
export function DataExport() {
  const { state, start } = useDataExport();
  const canExportAccount = useAccess('startAccountExport').allowed;
  const disabledReason = useDisabledReason();
  const { number } = useFormats();
  const button = (what: ExportKind, operation: 'exportMyData' | 'startAccountExport') => (
    <Button
      icon={Download}
      isPending={state.kind === 'running' && state.what === what}
      isDisabled={state.kind === 'running' && state.what !== what}
      disabledReason={disabledReason(operation)}
      onPress={() => void start(what)}
    >
      {messages[what]}
    </Button>
  );
  return (
    <div className={styles.exportColumn}>
      <div className={styles.factorActions}>
        {button('mine', 'exportMyData')}
        {canExportAccount && button('account', 'startAccountExport')}
      </div>
      {state.kind === 'running' && state.total !== undefined && (
        <ProgressBar
          label={messages.running}
          value={state.count}
          maxValue={Math.max(state.total, state.count, 1)}
          valueText={messages.progress(number(state.count), number(Math.max(state.total, state.count)))}
        />
      )}
      {state.kind === 'failed' && (
        <Notice ref={scrollIntoView} tone="danger" title={messages.failed[state.what]}>
          {state.error && errorText(state.error)}
        </Notice>
      )}
      {state.kind === 'done' && (
        <Notice ref={scrollIntoView} tone="success">
          {messages.done(state.file)}
        </Notice>
      )}
    </div>
  );
}

import { Button } from '@edge-console/ui/button';
import { Drawer, type DrawerProps } from '@edge-console/ui/drawer';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { ErrorState } from '@edge-console/ui/states';
import type { ReactNode } from 'react';
import type { Document } from '../../api/graphql.ts';
import { failureText } from '../../api/failureText.ts';
import { FieldSkeletons } from '../list/LoadingPage.tsx';
import { RecordPage } from '../list/RecordPage.tsx';
import { formDrawerMessages } from './messages.ts';
import { LoadFailure } from '../feedback/LoadFailure.tsx';
import * as styles from './FormDrawer.css.ts';
import { type NodeResult, type RecordOf, useRecord } from './useRecord.ts';

export type RecordLoaderProps<Result extends NodeResult, Type extends string> = {
  /** Queries `node(id:)` with its `__typename`. */
  query: Document<Result, { id: string }>;
  type: Type;
  id: string;
  messages: { loading: string; notLoaded: string; missing: string };
  onClose: () => void;
  /** Whether the form is on a page. @default false: in a drawer */
  isPage?: boolean;
  /** The drawer's size. */
  size?: DrawerProps['size'];
  /** Shown while loading. @default fields */
  skeleton?: ReactNode;
  /** The form for the object. `reload` refetches it, and resolves with undefined after an error, which is shown. */
  children: (stored: RecordOf<Result, Type>, reload: () => Promise<RecordOf<Result, Type> | undefined>) => ReactNode;
};

/** Loads a form's object, with loading, not found, and error states. */
export function RecordLoader<Result extends NodeResult, const Type extends string>({
  query,
  type,
  id,
  messages,
  onClose,
  isPage = false,
  size = 'form',
  skeleton = <FieldSkeletons />,
  children,
}: RecordLoaderProps<Result, Type>) {
  const { reading, isReading, read } = useRecord(query, type, id);
  const { show } = useSnackbar();
  const reload = async () => {
    const found = await read();
    if (found.kind === 'failed')
      show({ kind: 'error', message: failureText(messages.notLoaded, found, messages.missing) });
    return found.kind === 'found' ? found.object : undefined;
  };
  if (reading.kind === 'found') return children(reading.object, reload);
  const waiting = (
    <>
      {reading.kind === 'loading' && (
        <div className={styles.form} aria-busy>
          {skeleton}
        </div>
      )}
      {reading.kind === 'missing' && <ErrorState title={messages.missing} />}
      {reading.kind === 'failed' && (
        <LoadFailure
          title={messages.notLoaded}
          error={reading.error}
          onRetry={() => void read()}
          isPending={isReading}
        />
      )}
    </>
  );
  if (isPage) return <RecordPage title={messages.loading}>{waiting}</RecordPage>;
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={messages.loading}
      size={size}
      footer={<Button onPress={onClose}>{formDrawerMessages.cancel}</Button>}
    >
      {waiting}
    </Drawer>
  );
}

import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import {
  createSnackbarQueue,
  NotificationBell,
  type Snackbar,
  SnackbarHistory,
  type SnackbarInput,
  SnackbarProvider,
  useSnackbar,
} from '../snackbar/index.ts';
import { SnackbarItem } from '../snackbar/SnackbarItem.tsx';
import * as styles from '../snackbar/SnackbarRegion.css.ts';
import { TextField } from '../text-field/index.ts';
import { Board, BoardRow } from './Board.tsx';

export const undo = fn<() => void>();
export const undoable: SnackbarInput = {
  kind: 'success',
  message: 'Kofi Mensah disabled',
  action: { label: 'Undo', onAction: undo, isUndo: true },
};
export const lost: SnackbarInput = { kind: 'error', message: 'Could not update users.' };

interface SnackbarExampleProps {
  inputs: SnackbarInput[];
  /** Shows the history and a text next to the buttons. */
  hasHistory?: boolean;
  /** Shows the bell next to the buttons. */
  hasBell?: boolean;
}

function Page({ inputs, hasHistory = false, hasBell = false }: SnackbarExampleProps) {
  const { show } = useSnackbar();
  const [isOpen, setIsOpen] = useState(false);
  const [note, setNote] = useState('');
  return (
    <>
      <Button
        onPress={() => {
          for (const input of inputs) show(input);
        }}
      >
        Save
      </Button>
      <Button onPress={() => setIsOpen(true)}>Open dialog</Button>
      {hasBell && <NotificationBell />}
      {hasHistory && (
        <div style={{ display: 'grid', gap: 16, paddingBlockStart: 16, maxInlineSize: 400 }}>
          <TextField label="Note" value={note} onChange={setNote} />
          <SnackbarHistory />
        </div>
      )}
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Edit user"
        footer={<Button onPress={() => show({ ...lost, action: { label: 'Try again', onAction: undo } })}>Try</Button>}
      >
        A dialog over the page.
      </Dialog>
    </>
  );
}

/** A page with something to save, and a dialog over it. */
export function SnackbarExample(props: SnackbarExampleProps) {
  const [queue] = useState(createSnackbarQueue);
  return (
    <SnackbarProvider queue={queue}>
      <Page {...props} />
    </SnackbarProvider>
  );
}

const still = (id: string, more: Partial<Snackbar>): Snackbar => ({
  id,
  kind: 'default',
  text: undefined,
  actionLabel: undefined,
  isUndo: false,
  count: 1,
  ...more,
});

const kinds = [
  still('1', { text: 'Token copied' }),
  still('2', { kind: 'success', text: 'Kofi Mensah disabled', actionLabel: 'Undo', isUndo: true }),
  still('3', { kind: 'warning', text: 'Signing out in 2 minutes', actionLabel: 'Stay signed in' }),
  still('4', { kind: 'error', text: 'Could not update users.', actionLabel: 'Try again' }),
  still('5', { text: 'Link copied', count: 3 }),
  still('6', { kind: 'success' }),
  still('7', {
    kind: 'error',
    text: 'The certificate of playback.northlight.example could not be renewed and expires in 12 days.',
    actionLabel: 'Renew now',
  }),
];

const past = createSnackbarQueue();
const shown = [lost, undoable, { message: 'Token copied' }, { message: 'Token copied' }].map(past.show);
for (const id of shown) past.dismiss(id);

/** All kinds, without their position in the window, and a sample history. */
export function OpenSnackbars() {
  const [queue] = useState(createSnackbarQueue);
  return (
    <Board>
      <BoardRow label="Kinds, actions, a message repeated three times, the default success, two lines">
        <ol className={styles.list} style={{ inlineSize: 'min(400px, 100vw - 32px)' }}>
          {kinds.map((snackbar) => (
            <SnackbarItem key={snackbar.id} snackbar={snackbar} isLeaving={false} queue={queue} onExited={() => {}} />
          ))}
        </ol>
      </BoardRow>
      <BoardRow label="History">
        <div style={{ inlineSize: 'min(400px, 100vw - 32px)' }}>
          <SnackbarProvider queue={past}>
            <SnackbarHistory />
          </SnackbarProvider>
        </div>
      </BoardRow>
    </Board>
  );
}

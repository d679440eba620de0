import { Button } from '@edge-console/ui/button';
import { Dialog } from '@edge-console/ui/dialog';
import { Switch } from '@edge-console/ui/switch';
import { Fragment } from 'react';
import { shortcutsMessages as messages } from './messages.ts';
import type { Shortcut, ShortcutGroup } from './shortcuts.ts';
import * as styles from './ShortcutsDialog.css.ts';

export type ShortcutsDialogProps = {
  groups: readonly ShortcutGroup[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Whether single-key shortcuts are off. */
  areOff: boolean;
  /** Null if the user cannot choose. */
  onOffChange: ((areOff: boolean) => void) | null;
};

const Keys = ({ keys }: Pick<Shortcut, 'keys'>) => (
  <span className={styles.keys}>
    {keys.map((key, index) => (
      <Fragment key={key}>
        {index > 0 && <span>{messages.between}</span>}
        {key.split(' ').map((part) => (
          <kbd key={part} className={styles.key}>
            {part}
          </kbd>
        ))}
      </Fragment>
    ))}
  </span>
);

/** The shortcuts overview, with the switch for single-key shortcuts. */
export function ShortcutsDialog({ groups, isOpen, onOpenChange, areOff, onOffChange }: ShortcutsDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={messages.title}
      size="md"
      footer={
        <Button variant="primary" onPress={() => onOpenChange(false)}>
          {messages.close}
        </Button>
      }
    >
      <div className={styles.groups}>
        {groups.map(({ id, shortcuts }) => (
          <section key={id} aria-label={messages.groups[id]}>
            <h3 className={styles.title}>{messages.groups[id]}</h3>
            <dl className={styles.list}>
              {shortcuts.map((shortcut) => (
                <div key={shortcut.id} className={styles.row} data-off={areOff && shortcut.isSingleKey}>
                  <dt>{shortcut.label}</dt>
                  <dd className={styles.value}>
                    <Keys keys={shortcut.keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <Switch
          label={messages.singleKey}
          description={messages.singleKeyNote}
          isSelected={!areOff}
          onChange={(isOn) => onOffChange?.(!isOn)}
          disabledReason={onOffChange ? undefined : messages.offWhileActing}
        />
      </div>
    </Dialog>
  );
}

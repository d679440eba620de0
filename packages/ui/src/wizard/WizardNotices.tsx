import { Button } from '../button/index.ts';
import { RelativeTime } from '../date-time/index.ts';
import { formatList } from '../formats/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { Notice } from '../notice/index.ts';
import { wizardMessages } from './messages.ts';
import type { StartOver } from './useStartOver.ts';
import type { DraftControl } from './useWizardDraft.ts';
import * as styles from './Wizard.css.ts';

interface WizardNoticesProps {
  draft: DraftControl;
  /** Values of this step that a draft never stores. */
  notStored: readonly { name: string; label: string }[];
  startingOver: StartOver;
  /** Whether the footer already has a Start over button. */
  isStartOverInFooter: boolean;
}

/** Notices about the draft: restored, outdated, or changed elsewhere. */
export function WizardNotices({ draft, notStored, startingOver, isStartOverInFooter }: WizardNoticesProps) {
  const messages = useMessages(wizardMessages);
  const locale = useLocale();
  const { notice } = draft;
  const lost = notStored.filter(({ name }) => draft.lost.includes(name)).map(({ label }) => label);
  return (
    <>
      {startingOver.canUndo && (
        <Notice
          tone="info"
          title={messages.startedOver}
          onDismiss={startingOver.dismiss}
          action={
            <Button size="sm" onPress={startingOver.undo}>
              {messages.undo}
            </Button>
          }
        />
      )}
      {notice?.kind === 'resumed' && (
        <Notice
          tone="info"
          title={
            <>
              {messages.resumed} · <RelativeTime value={new Date(notice.savedAt).toISOString()} />
            </>
          }
          onDismiss={draft.dismiss}
          action={
            isStartOverInFooter ? undefined : (
              <Button size="sm" onPress={startingOver.start}>
                {messages.startOver}
              </Button>
            )
          }
        />
      )}
      {notice?.kind === 'outdated' && <Notice tone="warning" title={messages.outdated} onDismiss={draft.dismiss} />}
      {notice?.kind === 'elsewhere' && (
        <Notice
          tone="warning"
          title={notice.isFinished ? messages.finishedInOtherTab : messages.otherTab}
          action={
            <span className={styles.choice}>
              <Button size="sm" onPress={draft.continueHere}>
                {messages.continueHere}
              </Button>
              {!notice.isFinished && (
                <Button size="sm" onPress={draft.loadOtherTab}>
                  {messages.loadOtherTab}
                </Button>
              )}
            </span>
          }
        />
      )}
      {lost.length > 0 && <Notice tone="warning">{messages.notStored(formatList(lost, locale))}</Notice>}
    </>
  );
}

import { Button } from '@edge-console/ui/button';
import { Checkbox } from '@edge-console/ui/checkbox';
import { CopyButton } from '@edge-console/ui/copy-button';
import { download } from '@edge-console/ui/data-table';
import { formatDate } from '@edge-console/ui/date-time';
import { Dialog } from '@edge-console/ui/dialog';
import { Download, ShieldCheck } from '@edge-console/ui/icon';
import { useLeaveGuard } from '@edge-console/ui/leave-guard';
import { Notice } from '@edge-console/ui/notice';
import { useState } from 'react';
import { useProductName } from '../../api/branding/hostBrand.ts';
import { locale } from '../../core/locale/locale.ts';
import { recoveryCodeMessages as messages } from './messages.ts';
import * as styles from './RecoveryCodes.css.ts';

export type RecoveryCodesDialogProps = { codes: readonly string[]; email: string; onDone: () => void };

/** Prints from a frame, which then is removed, so that the page is not printed. */
function printText(text: string): void {
  const frame = document.createElement('iframe');
  frame.className = styles.frame;
  frame.addEventListener('load', () => {
    const { contentWindow: page } = frame;
    const lines = page?.document.createElement('pre');
    if (!page || !lines) return;
    lines.textContent = text;
    page.document.body.append(lines);
    page.addEventListener('afterprint', () => frame.remove());
    page.print();
  });
  frame.srcdoc = '<!doctype html>';
  document.body.append(frame);
}

/** Shows new recovery codes for the only time. They exist only in the props. */
export function RecoveryCodesDialog({ codes, email, onDone }: RecoveryCodesDialogProps) {
  const [isSaved, setIsSaved] = useState(false);
  const product = useProductName();
  useLeaveGuard({ isDirty: !isSaved, title: messages.leaveTitle, message: messages.leave });
  const [created] = useState(() => formatDate(new Date(), undefined, locale));
  const list = codes.join('\n');
  const text = [...messages.heading(product, email, created), '', list].join('\n');
  return (
    <Dialog
      isOpen
      onOpenChange={() => isSaved && onDone()}
      isDismissable={false}
      icon={ShieldCheck}
      iconTone="success"
      title={messages.title}
      description={messages.text}
      size="md"
      footer={
        <Button variant="primary" disabledReason={isSaved ? undefined : messages.confirmFirst} onPress={onDone}>
          {messages.done}
        </Button>
      }
    >
      <div className={styles.root}>
        <div className={styles.sheet}>
          <ol className={styles.codes} aria-label={messages.list} dir="ltr" translate="no">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ol>
        </div>
        <div className={styles.actions}>
          <CopyButton text={list} object={messages.codes}>
            {messages.copy}
          </CopyButton>
          <Button
            icon={Download}
            onPress={() => download(new Blob([`${text}\n`], { type: 'text/plain' }), messages.fileName)}
          >
            {messages.download}
          </Button>
          <Button onPress={() => printText(text)}>{messages.print}</Button>
        </div>
        <Notice tone="warning">{messages.once}</Notice>
        <Checkbox label={messages.saved} isSelected={isSaved} onChange={setIsSaved} />
      </div>
    </Dialog>
  );
}

import { useEffect, useRef, useState } from 'react';
import { IconButton, type IconButtonProps } from '../button/index.ts';
import { Check, Download } from '../icon/index.ts';
import { lazyComponent } from '../lazy-part/index.ts';
import { useMessages } from '../messages/index.ts';
import { copyButtonMessages } from './messages.ts';
import * as styles from './CopyButton.css.ts';

const CopiedTooltip = lazyComponent(async () => (await import('./CopiedTooltip.tsx')).CopiedTooltip);

/** How long the button shows that the file was downloaded. */
const feedbackMs = 2_000;

interface DownloadButtonProps extends Pick<IconButtonProps, 'label' | 'variant'> {
  /** Name of the download in the confirmation: "Audience". */
  object: string;
  /** Downloads the file; resolves to `false` on failure. */
  onDownload: () => void | Promise<boolean>;
}

/** Downloads a file, and confirms it with an icon, a tooltip and a live region. For charts and the image picker. */
export function DownloadButton({ object, onDownload, ...rest }: DownloadButtonProps) {
  const messages = useMessages(copyButtonMessages);
  const root = useRef<HTMLSpanElement>(null);
  const [isDone, setDone] = useState(false);

  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => setDone(false), feedbackMs);
    return () => clearTimeout(timer);
  }, [isDone]);

  const save = async () => {
    CopiedTooltip.preload();
    setDone((await onDownload()) !== false);
  };

  return (
    <span ref={root} className={styles.root}>
      <IconButton
        {...rest}
        icon={isDone ? Check : Download}
        onPress={() => void save()}
        data-copied={isDone || undefined}
      />
      <span aria-live="polite" className={styles.hidden}>
        {isDone && messages.downloaded(object)}
      </span>
      {isDone && <CopiedTooltip anchor={root}>{messages.downloaded(object)}</CopiedTooltip>}
    </span>
  );
}

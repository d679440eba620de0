import { useEffect, useRef, useState } from 'react';
import { IconButton, type IconButtonProps } from '../button/index.ts';
import { Check, Download } from '../icon/index.ts';
import { lazyComponent } from '../lazy-part/index.ts';
import { useMessages } from '../messages/index.ts';
import { copyButtonMessages } from './messages.ts';
import * as styles from './CopyButton.css.ts';

const CopiedTooltip = lazyComponent(async () => (await import('./CopiedTooltip.tsx')).CopiedTooltip);

/** ms that it says what was downloaded. */
const saidFor = 2_000;

interface DownloadButtonProps extends Pick<IconButtonProps, 'label' | 'variant'> {
  /** What is downloaded, as the answer names it: "Audience". */
  object: string;
  /** Hands over the file; `false` where that was not possible. */
  onDownload: () => void | Promise<boolean>;
}

/** Downloads a file and says so: by its icon, in a tooltip and a live region. A part of charts and of the image picker. */
export function DownloadButton({ object, onDownload, ...rest }: DownloadButtonProps) {
  const messages = useMessages(copyButtonMessages);
  const root = useRef<HTMLSpanElement>(null);
  const [isDone, setDone] = useState(false);

  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => setDone(false), saidFor);
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

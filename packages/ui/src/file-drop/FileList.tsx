import { useRef, type ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import { useFormats } from '../formats/index.ts';
import { CircleCheck, CircleExclamationPoint, FileText, Icon, TriangleExclamationPoint, X } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { fileDropMessages } from './messages.ts';
import * as styles from './FileList.css.ts';
import { splitFileName } from './validateFiles.ts';

export interface ChosenFile {
  /** Id, passed to `onRemove`. */
  id: string;
  /** File name: "logo.png". */
  name: string;
  /** Size in bytes. */
  size: number;
  /** Upload progress, 0 to 1. */
  progress?: number | undefined;
  /** State before the upload: "Checking". */
  stateMessage?: string | undefined;
  /** Message after the upload: "Uploaded". */
  doneMessage?: string | undefined;
  /** What to check after the upload, such as removed parts. */
  warningMessage?: string | undefined;
  /** Why it failed. */
  errorMessage?: string | undefined;
  /** Preview, 48 × 36 px. @default a file icon */
  thumbnail?: ReactNode;
  /** One action, such as a small button "Try again". */
  action?: ReactNode;
}

interface FileListProps {
  files: readonly ChosenFile[];
  isDisabled: boolean;
  onRemove: (file: ChosenFile) => void;
}

/** The selected files with their state. */
export function FileList({ files, isDisabled, onRemove }: FileListProps) {
  const messages = useMessages(fileDropMessages);
  const { percent, bytes } = useFormats();
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} aria-label={messages.files} className={styles.list}>
      {files.map((file, index) => {
        const [start, end] = splitFileName(file.name);
        const isSending = file.progress !== undefined && file.errorMessage === undefined;
        return (
          <li key={file.id} className={styles.item}>
            <span className={styles.thumbnail}>{file.thumbnail ?? <Icon icon={FileText} size={20} />}</span>
            <span className={styles.main}>
              <span className={styles.text}>
                {/* Both parts follow the direction of the name, not of the page. */}
                <span dir="auto" translate="no" className={styles.name} title={file.name}>
                  <span className={styles.nameStart}>{start}</span>
                  <span className={styles.nameEnd}>{end}</span>
                </span>
                <span className={styles.state}>
                  {file.errorMessage !== undefined ? (
                    <span className={styles.error}>
                      <Icon icon={CircleExclamationPoint} size={14} className={styles.stateIcon} />
                      <span>{file.errorMessage}</span>
                    </span>
                  ) : isSending ? (
                    messages.progressOf(percent(file.progress ?? 0, 0), bytes(file.size))
                  ) : file.doneMessage !== undefined ? (
                    <span className={styles.done}>
                      <Icon icon={CircleCheck} size={14} className={styles.doneIcon} />
                      <span>{`${file.doneMessage} · ${bytes(file.size)}`}</span>
                    </span>
                  ) : (
                    [file.stateMessage ?? [], bytes(file.size)].flat().join(' · ')
                  )}
                </span>
                {file.warningMessage !== undefined && (
                  <span className={styles.warning}>
                    <Icon icon={TriangleExclamationPoint} size={14} className={styles.stateIcon} />
                    <span>{file.warningMessage}</span>
                  </span>
                )}
                {isSending && (
                  <progress
                    aria-label={messages.progress(file.name)}
                    className={styles.progress}
                    value={file.progress ?? 0}
                    max={1}
                  />
                )}
              </span>
              {file.action}
            </span>
            <IconButton
              label={messages.remove(file.name)}
              icon={X}
              size="sm"
              isDisabled={isDisabled}
              onPress={() => {
                // Focus moves to the next file, or to the zone; with the removed button it would be lost.
                const items = list.current?.children;
                const next = items?.[index + 1] ?? items?.[index - 1];
                const buttons = next?.querySelectorAll('button');
                const zone = list.current?.parentElement?.querySelector<HTMLElement>('input[type=file]');
                (buttons?.[buttons.length - 1] ?? zone)?.focus();
                onRemove(file);
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}

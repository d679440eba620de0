import { forwardRef, useState } from 'react';
import { controlAttributes, splitAttributes, Field, useFieldIds, type FieldProps } from '../field/index.ts';
import { useFormats } from '../formats/index.ts';
import { Icon, Upload, type LucideIcon } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { fileDropMessages } from './messages.ts';
import * as styles from './FileDrop.css.ts';
import { FileList, type ChosenFile } from './FileList.tsx';
import { validateFiles, type RejectionReason } from './validateFiles.ts';
import type { TransferredFiles } from './readDataTransfer.ts';
import { useDropGuard } from './useDropGuard.ts';
import { useFileDrag } from './useFileDrag.ts';

export interface FileRejection {
  file: File;
  reason: RejectionReason;
  /** Error message: "logo.gif cannot be used: the file must be PNG or JPG." */
  message: string;
}

export interface FileDropProps extends Omit<FieldProps, 'labelEnd'> {
  /** The selected files with their upload state; the application uploads them. */
  files: readonly ChosenFile[];
  /** Called with the accepted files: dropped, pasted or selected. */
  onAdd: (files: File[]) => void;
  /** Called with the rejected files and their messages; show them as `errorMessage`, or as files with an error. */
  onReject: (rejections: FileRejection[]) => void;
  /** Called when the user removes a file. */
  onRemove: (id: string) => void;
  /** As in a file input: ".pem", "image/png", "image/*". @default anything */
  accept?: readonly string[] | undefined;
  /** Label of these types: "PNG or JPG". @default the entries of `accept` */
  acceptLabel?: string | undefined;
  /** Maximum size of a file in bytes. @default unlimited */
  maxBytes?: number | undefined;
  /** Maximum number of files. @default 1 */
  maxCount?: number | undefined;
  /** Icon above the text, 20 px. @default an upward arrow */
  icon?: LucideIcon | undefined;
  /** Field name in native form data. */
  name?: string | undefined;
  /** Files cannot be added or removed. @default false */
  isDisabled?: boolean | undefined;
}

const anything: readonly string[] = [];

/** A field for files that are dropped, pasted or selected. It neither stores nor uploads them. */
export const FileDrop = forwardRef<HTMLInputElement, FileDropProps>(function FileDrop(
  {
    id,
    files,
    onAdd,
    onReject,
    onRemove,
    accept = anything,
    acceptLabel = accept.join(', '),
    maxBytes = Number.POSITIVE_INFINITY,
    maxCount = 1,
    icon = Upload,
    isDisabled = false,
    ...rest
  },
  ref,
) {
  const { label, isLabelHidden, isRequired, isOptionalShown, description, errorMessage, ...others } = rest;
  const around = { label, isLabelHidden, isRequired, isOptionalShown, description, errorMessage };
  const { data, native } = splitAttributes(others);
  const messages = useMessages(fileDropMessages);
  const { bytes, list, number } = useFormats();
  const ids = useFieldIds(id);
  const [announcement, setAnnouncement] = useState('');
  const isMultiple = maxCount > 1;

  const explain = (file: File, reason: RejectionReason): string => {
    if (reason === 'folder') return messages.isFolder(file.name);
    if (reason === 'type') return messages.wrongType(file.name, acceptLabel);
    if (reason === 'size') return messages.tooBig(file.name, bytes(maxBytes));
    if (reason === 'empty') return messages.isEmpty(file.name);
    return messages.tooMany(file.name, number(maxCount), maxCount === 1);
  };

  const take = ({ files: chosen, folders }: TransferredFiles) => {
    if (isDisabled || chosen.length + folders.length === 0) return;
    // A single file is replaced.
    const remaining = isMultiple ? maxCount - files.length : 1;
    const { accepted, rejected } = validateFiles(chosen, { accept, maxBytes, remaining });
    const refused = [...folders.map((file) => ({ file, reason: 'folder' as const })), ...rejected];
    const rejections = refused.map(({ file, reason }) => ({ file, reason, message: explain(file, reason) }));
    const names = list(accepted.map(({ name }) => name));
    const added = accepted.length > 0 ? [messages.added(number(accepted.length), accepted.length === 1, names)] : [];
    setAnnouncement([...added, ...rejections.map(({ message }) => message)].join(' '));
    if (accepted.length > 0) onAdd(accepted);
    if (rejections.length > 0) onReject(rejections);
  };

  const { isOver, handlers } = useFileDrag(take, isDisabled);
  useDropGuard();
  return (
    <div {...data} className={styles.root}>
      <Field {...around} ids={ids}>
        <div
          className={styles.zone}
          data-over={isOver || undefined}
          data-invalid={errorMessage !== undefined || undefined}
          data-disabled={isDisabled || undefined}
          {...handlers}
        >
          <span className={styles.icon}>
            <Icon icon={icon} size={20} />
          </span>
          <span aria-hidden="true">
            {isOver ? (
              <span>{messages.release}</span>
            ) : (
              <>
                <span>{messages.drop(isMultiple)}</span>{' '}
                <span className={styles.link}>{messages.choose(isMultiple)}</span>
              </>
            )}
          </span>
          {/* The native input covers the zone, so pointer, touch, Enter and Space open the file picker. */}
          <input
            {...native}
            {...controlAttributes(ids, around)}
            ref={ref}
            type="file"
            className={styles.input}
            accept={accept.join(',')}
            multiple={isMultiple}
            disabled={isDisabled}
            onChange={(event) => {
              take({ files: [...(event.currentTarget.files ?? [])], folders: [] });
              // Otherwise the same file could not be selected again after removal.
              event.currentTarget.value = '';
            }}
          />
        </div>
      </Field>
      {files.length > 0 && (
        <FileList
          files={files}
          isDisabled={isDisabled}
          onRemove={(file) => {
            setAnnouncement(messages.removed(file.name));
            onRemove(file.id);
          }}
        />
      )}
      <output className={styles.hidden}>{announcement}</output>
    </div>
  );
});

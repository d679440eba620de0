import { useContext, useRef, type ReactNode, type RefObject } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';
import { FileDrop, type TransferredFiles, type ChosenFile } from '../file-drop/index.ts';
import { Camera, Check, Crop, Icon, ImageOff, ImageUp, RotateCw } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { BackdropContext } from './BackdropContext.ts';
import { isOffRatio } from './checkImage.ts';
import { paddingOf } from './cropArea.ts';
import { FileImage } from './FileImage.tsx';
import type { ImageSize } from './content/imageContent.ts';
import type { StoredImage } from './imageSource.ts';
import { imageTypes, type ImageType } from './imageType.ts';
import { imagePickerMessages } from './messages.ts';
import * as styles from './UploadPanel.css.ts';
import type { Upload, UploadState } from './uploadReducer.ts';
import type { ImageLabels } from './useImageLabels.ts';
import type { Uploads } from './useUploads.ts';

export interface UploadPanelProps {
  uploads: Uploads;
  types: readonly ImageType[];
  recommendedSize: ImageSize | undefined;
  imageLabels: ImageLabels;
  chosenId: string | undefined;
  zoneRef: RefObject<HTMLInputElement | null>;
  describeError: ((error: unknown) => string) | undefined;
  onAdd: (files: TransferredFiles) => void;
  onCrop: (id: string) => void;
  onChoose: (image: StoredImage) => void;
  onRemove: (upload: Upload) => void;
}

/** No preview of a file that might not be an image. */
function Preview({ upload: { file, state } }: { upload: Upload }) {
  const backdrop = useContext(BackdropContext);
  if (state.kind === 'refused') return <Icon icon={ImageOff} size={20} />;
  // The upload changed how it looks.
  if (state.kind === 'done' && state.image.notice !== undefined)
    return (
      <img src={state.image.previewUrl ?? state.image.url} alt="" className={styles.preview} data-mode={backdrop} />
    );
  return state.kind === 'checking' ? null : <FileImage file={file} alt="" className={styles.preview} />;
}

/** The zone to drop, paste, select or photograph files, and their state. */
export function UploadPanel({
  uploads,
  types,
  recommendedSize,
  imageLabels,
  chosenId,
  zoneRef,
  describeError,
  ...on
}: UploadPanelProps) {
  const messages = useMessages(imagePickerMessages);
  const camera = useRef<HTMLInputElement>(null);
  const { dispatch } = uploads;

  /** The action of a row; its accessible name includes the file name. */
  const actionButton = (upload: Upload, label: string, onPress: () => void, buttonProps: Partial<ButtonProps> = {}) => (
    <Button size="sm" aria-label={messages.of(label, upload.file.name)} {...buttonProps} onPress={onPress}>
      {label}
    </Button>
  );

  const actionOf = (upload: Upload): ReactNode => {
    const { id, state } = upload;
    switch (state.kind) {
      case 'checking':
        return undefined;
      case 'refused':
        return state.isFixable && actionButton(upload, messages.shrink, () => void uploads.prepare(upload));
      case 'preparing':
        return actionButton(upload, messages.shrink, () => undefined, { isPending: true });
      case 'waiting':
        return (
          state.isSendable &&
          actionButton(upload, messages.uploadIt, () => {
            if (state.padded) void uploads.prepare(upload, state.padded);
            else dispatch({ type: 'sendAsItIs', id });
          })
        );
      case 'queued':
      case 'sending':
        return actionButton(upload, messages.cancelUpload, () => dispatch({ type: 'canceled', id }));
      case 'failed':
      case 'canceled':
        return actionButton(upload, messages.retry, () => dispatch({ type: 'retried', id }), {
          icon: RotateCw,
          'aria-label': messages.retryNamed(upload.file.name),
        });
      case 'done': {
        const isChosen = state.image.id === chosenId;
        return actionButton(upload, isChosen ? messages.selected : messages.use, () => on.onChoose(state.image), {
          ...(isChosen && { variant: 'soft', icon: Check }),
        });
      }
    }
  };

  /** Warnings about an image that will not look its best. */
  const warnings = ({ size, missingSides = [] }: Upload) => [
    ...(size !== undefined && recommendedSize !== undefined && isOffRatio(size, recommendedSize)
      ? [messages.wrongAspectRatio(imageLabels.pixels(size), imageLabels.pixels(recommendedSize))]
      : []),
    // A logo is shown at its own size.
    ...(missingSides.length > 0 && types.every((type) => type === 'ico')
      ? [messages.missingSides(missingSides.map((side) => imageLabels.pixels({ width: side, height: side })))]
      : []),
  ];

  /** What re-encoding removes. */
  const lossWarnings = ({ isAnimated }: Upload) => (isAnimated ? [messages.losesAnimation] : []);

  const waitingMessages = (upload: Upload, { isSendable, padded }: UploadState & { kind: 'waiting' }) => {
    if (padded && upload.size) return [messages.willBePadded(imageLabels.padding(paddingOf(padded, upload.size)))];
    return isSendable ? [...warnings(upload), messages.canBeCropped] : [messages.mustBeCropped];
  };

  const stateOf = (upload: Upload): Partial<ChosenFile> => {
    const { state, file } = upload;
    switch (state.kind) {
      case 'refused': {
        const refusal = imageLabels.refusal(file.name, state);
        return { errorMessage: state.isFixable ? [refusal, ...lossWarnings(upload)].join(' ') : refusal };
      }
      case 'failed':
        return { errorMessage: describeError?.(state.error) ?? messages.uploadFailed };
      case 'canceled':
        return { stateMessage: messages.canceled };
      case 'sending':
        return { progress: state.share };
      case 'done':
        return {
          doneMessage: [
            messages.uploaded,
            ...(upload.padding ? [messages.padded(imageLabels.padding(upload.padding))] : []),
            ...warnings(upload),
          ].join(' · '),
          warningMessage: state.image.notice,
        };
      case 'waiting':
        return {
          stateMessage: [...waitingMessages(upload, state), ...lossWarnings(upload)].join(' · '),
        };
      default:
        return {
          stateMessage: { checking: messages.checking, preparing: messages.preparing, queued: messages.queued }[
            state.kind
          ],
        };
    }
  };

  const files = uploads.uploads.map((upload): ChosenFile => {
    const { id, file } = upload;
    return {
      id,
      name: file.name,
      size: file.size,
      thumbnail: <Preview upload={upload} />,
      // One button changes its action, so that focus is kept.
      action: (
        <span className={styles.actions}>
          {actionOf(upload)}
          {upload.state.kind === 'waiting' &&
            upload.state.canCrop !== false &&
            actionButton(upload, messages.crop, () => on.onCrop(id), { icon: Crop })}
        </span>
      ),
      ...stateOf(upload),
    };
  });

  return (
    <div className={styles.root}>
      <FileDrop
        ref={zoneRef}
        label={messages.files}
        isLabelHidden
        description={imageLabels.limitsEach}
        icon={ImageUp}
        accept={types.flatMap((type) => [
          imageTypes[type].mime,
          ...imageTypes[type].extensions.map((one) => `.${one}`),
        ])}
        acceptLabel={imageLabels.typeNames}
        maxCount={Number.POSITIVE_INFINITY}
        files={files}
        onAdd={(added) => on.onAdd({ files: added, folders: [] })}
        // Rejected files are listed too, each with its error.
        onReject={(rejections) => {
          const filesOf = (isFolder: boolean) =>
            rejections.filter(({ reason }) => (reason === 'folder') === isFolder).map(({ file }) => file);
          on.onAdd({ files: filesOf(false), folders: filesOf(true) });
        }}
        onRemove={(id) => {
          const upload = uploads.uploads.find((one) => one.id === id);
          if (upload) on.onRemove(upload);
        }}
      />
      <div className={styles.camera}>
        <Button icon={Camera} isBlock size="lg" onPress={() => camera.current?.click()}>
          {messages.takePhoto}
        </Button>
        <input
          ref={camera}
          type="file"
          hidden
          accept={imageTypes.jpeg.mime}
          capture="environment"
          aria-label={messages.takePhoto}
          onChange={(event) => {
            on.onAdd({ files: [...(event.currentTarget.files ?? [])], folders: [] });
            event.currentTarget.value = '';
          }}
        />
      </div>
    </div>
  );
}

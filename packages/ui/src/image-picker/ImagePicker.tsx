import { forwardRef, useCallback, useState } from 'react';
import { ConfirmDialog } from '../confirm-dialog/index.ts';
import type { ElementProps } from '../dom/index.ts';
import { useFormats } from '../formats/index.ts';
import { useMessages } from '../messages/index.ts';
import { useOpenCount } from '../overlay/index.ts';
import { defaultMaxBytes, defaultTypes, type ImageRules } from './checkImage.ts';
import type { ImageSize } from './content/imageContent.ts';
import type { ImageSource, PickedImage } from './imageSource.ts';
import type { ImageType } from './imageType.ts';
import { imagePickerMessages } from './messages.ts';
import { PickerWindow } from './PickerWindow.tsx';
import { isBusy } from './uploadReducer.ts';
import { useUploadGuard } from './useUploadGuard.ts';
import { useUploads, type UploadsOptions } from './useUploads.ts';

/** What the window of the picker needs besides its uploads. */
export interface PickerOptions extends ElementProps {
  /** Whether it is open; the owner holds it. */
  isOpen: boolean;
  /** The image that is in use now; `null` for none. */
  value?: PickedImage | null | undefined;
  /** An image was chosen, with its description, or `null` for none. The owner closes the picker. */
  onSelect: (image: PickedImage | null) => void;
  /** The view that is open first. @default 'upload' */
  defaultTab?: 'upload' | 'select' | undefined;
  /** Pixels that look best; another shape is taken, and told. */
  recommendedSize?: ImageSize | undefined;
  /** Whether "No image" may be chosen. @default true */
  isNoneAllowed?: boolean | undefined;
  /** What stands there without an image: "Shows the name". */
  noneDescription?: string | undefined;
  /** Whether the person is asked for a text alternative. A logo may be named by its place. @default true */
  isAltRequired?: boolean | undefined;
  /** The sentence for an upload or a deletion that was rejected. @default a general one */
  describeError?: ((error: unknown) => string) | undefined;
}

export interface ImagePickerProps extends PickerOptions, Partial<ImageRules> {
  /** Hears `false` on Cancel, Esc and the scrim; while something is being sent only after it was asked. */
  onOpenChange: (isOpen: boolean) => void;
  /** Where images are kept. */
  source: ImageSource;
  /** What may be sent, by extension and content. @default ['jpeg', 'png'] */
  types?: readonly ImageType[];
  /** Bytes of one file. @default 1048576 */
  maxBytes?: number;
  /** Pixels an image needs at least. */
  minSize?: ImageSize | undefined;
  /** Pixels it may have at most. @default 16384 a side, what a browser can draw */
  maxSize?: ImageSize | undefined;
  /** Images can be cropped before they are sent: freely, or to a ratio of width to height. @default not at all */
  crop?: number | 'free' | undefined;
  /** Whether an image must have the ratio of `crop`; else another shape is taken, and told. @default true */
  isCropRequired?: boolean | undefined;
  /** Refuses a file with the sentence that it answers, after the checks of the picker. */
  check?: ((file: File) => Promise<string | undefined> | string | undefined) | undefined;
}

const maxPixels: ImageSize = { width: 16_384, height: 16_384 };

/** An image: sent from here, or one that was sent before. */
export const ImagePicker = forwardRef<HTMLElement, ImagePickerProps>(function ImagePicker(
  {
    onOpenChange,
    source,
    types = defaultTypes,
    maxBytes = defaultMaxBytes,
    minSize,
    maxSize = maxPixels,
    crop,
    isCropRequired = true,
    check,
    onSelect,
    ...rest
  },
  ref,
) {
  const messages = useMessages(imagePickerMessages);
  const { number } = useFormats();
  const options: UploadsOptions = { source, rules: { types, maxBytes, minSize, maxSize }, crop, isCropRequired, check };
  const uploads = useUploads(options);
  const openings = useOpenCount(rest.isOpen);
  /** What was about to happen when it asked whether to stop. */
  const [pendingAction, setPendingAction] = useState<{ finish: () => void }>();
  const { dispatch } = uploads;
  const busy = uploads.uploads.filter(({ state }) => isBusy(state));
  // Ended meanwhile: there is nothing left to ask about.
  if (pendingAction && busy.length === 0) setPendingAction(undefined);
  const prompt = { title: messages.stopTitle(number(busy.length), busy.length === 1), message: messages.stopText };
  const stop = useCallback(() => dispatch({ type: 'stopped' }), [dispatch]);
  useUploadGuard(busy.length > 0, prompt, stop);

  const confirmIfBusy = (finish: () => void) => {
    const clearAndFinish = () => {
      dispatch({ type: 'cleared' });
      finish();
    };
    if (busy.length > 0) setPendingAction({ finish: clearAndFinish });
    else clearAndFinish();
  };

  return (
    <>
      {openings > 0 && (
        <PickerWindow
          {...rest}
          key={openings}
          ref={ref}
          uploads={uploads}
          uploadsOptions={options}
          isCovered={pendingAction !== undefined}
          onSelect={(image) => confirmIfBusy(() => onSelect(image))}
          onClose={() => confirmIfBusy(() => onOpenChange(false))}
        />
      )}
      <ConfirmDialog
        isOpen={pendingAction !== undefined}
        onOpenChange={() => setPendingAction(undefined)}
        tone="danger"
        title={prompt.title}
        confirmLabel={messages.stop}
        cancelLabel={messages.stay}
        onConfirm={() => {
          stop();
          pendingAction?.finish();
        }}
      >
        {messages.stopText}
      </ConfirmDialog>
    </>
  );
});

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

/** Props of the picker's dialog, without those of its uploads. */
export interface PickerOptions extends ElementProps {
  /** Whether it is open (controlled). */
  isOpen: boolean;
  /** The current image; `null` for none. */
  value?: PickedImage | null | undefined;
  /** Called with the selected image and its description, or `null` for none. Close the picker then. */
  onSelect: (image: PickedImage | null) => void;
  /** The initial tab. @default 'upload' */
  defaultTab?: 'upload' | 'select' | undefined;
  /** Recommended pixels; another ratio is accepted with a warning. */
  recommendedSize?: ImageSize | undefined;
  /** Color mode of the background behind images, for images made for one mode. @default the current mode */
  backdrop?: 'light' | 'dark' | undefined;
  /** Whether "No image" can be selected. @default true */
  isNoneAllowed?: boolean | undefined;
  /** What is shown without an image: "Shows the name". */
  noneDescription?: string | undefined;
  /** Whether a text alternative is requested. A logo can take its name from the context. @default true */
  isAltRequired?: boolean | undefined;
  /** Error message for a rejected upload or deletion. @default a general message */
  describeError?: ((error: unknown) => string) | undefined;
}

export interface ImagePickerProps extends PickerOptions, Partial<ImageRules> {
  /** Called with `false` on Cancel, Escape and the scrim; after a confirmation while files are uploading. */
  onOpenChange: (isOpen: boolean) => void;
  /** Where images are stored. */
  source: ImageSource;
  /** Accepted types, checked by extension and content. @default ['jpeg', 'png'] */
  types?: readonly ImageType[];
  /** Maximum file size in bytes. @default 1048576 */
  maxBytes?: number;
  /** Minimum size in pixels. */
  minSize?: ImageSize | undefined;
  /** Maximum size in pixels. @default 16384 per side, the limit of browsers */
  maxSize?: ImageSize | undefined;
  /** Whether images can be cropped before the upload: freely, or to a ratio of width to height. @default no crop */
  crop?: number | 'free' | undefined;
  /** Whether the ratio of `crop` is required; otherwise another ratio is accepted with a warning. @default true */
  isCropRequired?: boolean | undefined;
  /**
   * How an image with another ratio than `crop` gets that ratio: the user crops it, or transparent padding is added
   * unless the user crops it.
   * @default 'crop'
   */
  fit?: 'crop' | 'pad' | undefined;
  /** Additional check after those of the picker: returns an error message to reject the file. */
  check?: ((file: File) => Promise<string | undefined> | string | undefined) | undefined;
}

const maxPixels: ImageSize = { width: 16_384, height: 16_384 };

/** Selects an image: a new upload, or one from the gallery. */
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
    fit = 'crop',
    check,
    onSelect,
    ...rest
  },
  ref,
) {
  const messages = useMessages(imagePickerMessages);
  const { number } = useFormats();
  const options: UploadsOptions = {
    source,
    rules: { types, maxBytes, minSize, maxSize },
    crop,
    isCropRequired,
    fit,
    check,
  };
  const uploads = useUploads(options);
  const openings = useOpenCount(rest.isOpen);
  /** The action that waits for the stop confirmation. */
  const [pendingAction, setPendingAction] = useState<{ finish: () => void }>();
  const { dispatch } = uploads;
  const busy = uploads.uploads.filter(({ state }) => isBusy(state));
  // Nothing is uploading anymore.
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

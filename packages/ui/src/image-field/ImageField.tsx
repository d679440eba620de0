import { forwardRef, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { describedBy, splitAttributes, Field, useFieldIds, type FieldProps } from '../field/index.ts';
import { ImageUp } from '../icon/index.ts';
import type { ImagePickerProps, PickedImage } from '../image-picker/index.ts';
import { defaultMaxBytes, defaultTypes } from '../image-picker/checkImage.ts';
import { useImageLabels } from '../image-picker/useImageLabels.ts';
import { lazyComponent } from '../lazy-part/index.ts';
import { useMessages } from '../messages/index.ts';
import { useOpenCount } from '../overlay/useOpenCount.ts';
import { imageFieldMessages } from './messages.ts';
import * as styles from './ImageField.css.ts';
import { ImagePreview } from './ImagePreview.tsx';

const LazyImagePicker = lazyComponent(async () => (await import('../image-picker/ImagePicker.tsx')).ImagePicker);

type PickerSettings = Omit<
  ImagePickerProps,
  'isOpen' | 'onOpenChange' | 'onSelect' | 'value' | 'id' | `data-${string}`
>;

export interface ImageFieldProps extends Omit<FieldProps, 'labelEnd'>, PickerSettings {
  /** The current image (controlled). */
  value: PickedImage | null;
  /** Called with another image and its description, or `null`. */
  onChange: (value: PickedImage | null) => void;
  /** Visible but not editable. @default false */
  isReadOnly?: boolean | undefined;
  /** Disabled. Explain why next to it. @default false */
  isDisabled?: boolean | undefined;
}

/** The image of a record, previewed on light and dark, with a button to replace it. `ref` reaches that button. */
export const ImageField = forwardRef<HTMLButtonElement, ImageFieldProps>(function ImageField(
  {
    id,
    label,
    isLabelHidden,
    isRequired = false,
    isOptionalShown,
    description,
    errorMessage,
    value,
    onChange,
    isReadOnly = false,
    isDisabled = false,
    ...rest
  },
  ref,
) {
  const { data, native } = splitAttributes(rest);
  // The props besides `data-*` are the picker's settings.
  const settings = native as PickerSettings;
  const {
    types = defaultTypes,
    maxBytes = defaultMaxBytes,
    recommendedSize,
    isNoneAllowed = !isRequired,
    isAltRequired = true,
  } = settings;
  const messages = useMessages(imageFieldMessages);
  const imageLabels = useImageLabels({ types, maxBytes }, recommendedSize);
  const ids = useFieldIds(id);
  const [isOpen, setIsOpen] = useState(false);
  const openings = useOpenCount(isOpen);
  const container = useRef<HTMLDivElement>(null);
  const message = { description: description ?? imageLabels.limits, errorMessage };
  const verb = value === null ? messages.choose : messages.change;

  /** Moves focus from a removed button to the button that chooses an image, else to the preview. */
  const keepFocus = () => {
    const find = (selector: string) => container.current?.querySelector<HTMLElement>(selector);
    (find('[aria-haspopup=dialog]:enabled') ?? find('[tabindex="-1"]'))?.focus();
  };

  return (
    <div {...data}>
      <Field ids={ids} label={label} isLabelDetached {...message} {...{ isLabelHidden, isRequired, isOptionalShown }}>
        <div ref={container} className={styles.root}>
          <ImagePreview
            image={value}
            isInvalid={errorMessage !== undefined}
            isAltShown={isAltRequired}
            imageLabels={imageLabels}
            onRetry={keepFocus}
          />
          {!isReadOnly && (
            <div className={styles.actions}>
              <Button
                ref={ref}
                id={ids.control}
                {...describedBy(ids.message, message)}
                icon={value === null ? ImageUp : undefined}
                aria-label={value === null ? messages.chooseFor(label) : messages.changeOf(label)}
                aria-haspopup="dialog"
                isDisabled={isDisabled}
                onFocus={LazyImagePicker.preload}
                onPress={() => setIsOpen(true)}
              >
                {verb}
              </Button>
              {value !== null && isNoneAllowed && (
                <Button
                  variant="ghost"
                  aria-label={messages.removeOf(label)}
                  isDisabled={isDisabled}
                  onPress={() => {
                    // The button is removed with the image.
                    keepFocus();
                    onChange(null);
                  }}
                >
                  {messages.remove}
                </Button>
              )}
            </div>
          )}
        </div>
      </Field>
      {openings > 0 && (
        <LazyImagePicker
          {...settings}
          isNoneAllowed={isNoneAllowed}
          defaultTab={settings.defaultTab ?? (value === null ? 'upload' : 'select')}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          value={value}
          onSelect={(image) => {
            setIsOpen(false);
            onChange(image);
          }}
        />
      )}
    </div>
  );
});

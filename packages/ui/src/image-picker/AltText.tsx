import { type RefObject, useContext } from 'react';
import { isComposing } from '../dom/isComposing.ts';
import { Checkbox } from '../checkbox/index.ts';
import { useMessages } from '../messages/index.ts';
import { TextField } from '../text-field/index.ts';
import { BackdropContext } from './BackdropContext.ts';
import { imagePickerMessages } from './messages.ts';
import * as styles from './ImagePicker.css.ts';
import type { ImageSelection } from './useImageSelection.ts';

interface AltTextProps {
  selection: ImageSelection;
  fieldRef: RefObject<HTMLInputElement | null>;
  /** Called on Enter in the field. */
  onSubmit: () => void;
}

/** The description of the selected image, or a choice that it is decorative. */
export function AltText({ selection, fieldRef, onSubmit }: AltTextProps) {
  const messages = useMessages(imagePickerMessages);
  const backdrop = useContext(BackdropContext);
  const { image, alt, isDecorative, isAltMissing, setAlt, setIsDecorative } = selection;
  if (!image) return null;
  return (
    <div className={styles.alt}>
      <img src={image.previewUrl ?? image.url} alt="" className={styles.chosen} data-mode={backdrop} />
      <div className={styles.altFields}>
        <TextField
          ref={fieldRef}
          label={messages.alt}
          size="md"
          value={isDecorative ? '' : alt}
          onChange={setAlt}
          isDisabled={isDecorative}
          isRequired={!isDecorative}
          description={messages.altHelp}
          errorMessage={isAltMissing ? messages.altMissing : undefined}
          autoComplete="off"
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return;
            event.preventDefault();
            onSubmit();
          }}
        />
        <Checkbox label={messages.decorative} isSelected={isDecorative} onChange={setIsDecorative} />
      </div>
    </div>
  );
}

import { chosenFile, failureOf, fileSets } from '@edge-console/forms/rules';
import { ImagePicker, type PickedImage } from '@edge-console/ui/image-picker';
import { useCallback } from 'react';
import { safeParseAsync } from 'valibot';
import type { Branding } from '../../api/branding/queries.ts';
import { identityMessages as messages } from './messages.ts';
import { describeUploadError, useImageSource } from '../../records/uploads/useImageSource.ts';
import type { Slot } from './slots.ts';

export type SlotPickerProps = {
  slot: Slot;
  isDark: boolean;
  branding: Branding;
  /** Called with the selected image, or null for none. */
  onSelect: (image: PickedImage | null) => void;
  onClose: () => void;
};

/** The message for a file name or type that the server would reject. */
const check = async (file: File): Promise<string | undefined> => {
  const { issues } = await safeParseAsync(chosenFile(fileSets.logo), file);
  return issues && failureOf(issues[0]).message;
};

/** Selects a slot's image: a new upload, or an earlier one. */
export function SlotPicker({ slot, isDark, branding, onSelect, onClose }: SlotPickerProps) {
  const { assets } = branding;
  const usesOf = useCallback(
    (url: string) =>
      assets.flatMap(({ slot: used, ...asset }) => [
        ...(asset.url === url ? [messages.useOf(messages.slots[used].name, false)] : []),
        ...(asset.darkUrl === url ? [messages.useOf(messages.slots[used].name, true)] : []),
      ]),
    [assets],
  );
  const source = useImageSource('BRAND', usesOf);
  return (
    <ImagePicker
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      source={source}
      types={slot.types}
      maxBytes={fileSets.logo.bytes}
      maxSize={{ width: 4096, height: 4096 }}
      recommendedSize={slot.recommended}
      crop={slot.recommended.width / slot.recommended.height}
      isCropRequired={false}
      fit={slot.isPadded ? 'pad' : 'crop'}
      check={check}
      isAltRequired={false}
      backdrop={isDark ? 'dark' : 'light'}
      noneDescription={messages.noneDescription}
      describeError={describeUploadError}
      onSelect={(image) => {
        onClose();
        onSelect(image);
      }}
    />
  );
}

import { chosenFile, failureOf, fileSets } from '@edge-console/forms/rules';
import { ImagePicker, type PickedImage } from '@edge-console/ui/image-picker';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useCallback } from 'react';
import { safeParseAsync } from 'valibot';
import { brandingQuery, type Branding, brandingFields } from '../../api/branding/queries.ts';
import { useMutation } from '../../api/useMutation.ts';
import { errorMessages } from '../../core/messages/errors.ts';
import { errorText } from '../../api/errorText.ts';
import { identityMessages as messages } from './messages.ts';
import { describeUploadError, useImageSource } from '../../records/uploads/useImageSource.ts';
import type { Slot } from './slots.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const setBrandAssetMutation = graphql(
  `
    mutation SetBrandAsset($slot: BrandSlot!, $imageId: ID!, $dark: Boolean) {
      setBrandAsset(slot: $slot, imageId: $imageId, dark: $dark) {
        branding {
          ...BrandingFields
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [brandingFields, userErrorFields],
);

export type SlotPickerProps = {
  slot: Slot;
  isDark: boolean;
  branding: Branding;
  onClear: () => void;
  onClose: () => void;
};

/** The message for a file name or type that the server would reject. */
const check = async (file: File): Promise<string | undefined> => {
  const { issues } = await safeParseAsync(chosenFile(fileSets.logo), file);
  return issues && failureOf(issues[0]).message;
};

/** Selects a slot's image: a new upload, or an earlier one. */
export function SlotPicker({ slot, isDark, branding, onClear, onClose }: SlotPickerProps) {
  const { show } = useSnackbar();
  const { name } = messages.slots[slot.id];
  const setting = useMutation(setBrandAssetMutation, { refetchQueries: [brandingQuery] });
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
  const asset = assets.find((one) => one.slot === slot.id);
  const hasOwn = Boolean(isDark ? asset?.darkUrl : asset?.url);

  const use = async (image: PickedImage | null) => {
    onClose();
    if (image === null) {
      if (hasOwn) onClear();
      return;
    }
    const result = await setting.run({ slot: slot.id, imageId: image.id, dark: isDark });
    if (result.kind === 'done') show({ kind: 'success', message: messages.saved(name) });
    else if (result.kind === 'refused') show({ kind: 'error', message: messages.wrongType });
    else show({ kind: 'error', message: `${errorMessages.notSaved} ${errorText(result.error)}` });
  };

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
      onSelect={(image) => void use(image)}
    />
  );
}

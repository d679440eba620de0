import { useState } from 'react';
import type { PickedImage, StoredImage } from './imageSource.ts';

interface Description {
  alt: string;
  isDecorative: boolean;
}

interface SelectionOptions {
  /** The current value. */
  value: PickedImage | null | undefined;
  /** The latest finished upload, selected unless the user selected another image. */
  uploaded: StoredImage | undefined;
  isAltRequired: boolean;
}

/** The selection of an open picker, and its description. Each image keeps its own draft. */
export function useImageSelection({ value, uploaded, isAltRequired }: SelectionOptions) {
  const [chosen, setChosen] = useState<{ image: StoredImage | null | undefined }>();
  const [descriptions, setDescriptions] = useState<Readonly<Record<string, Description>>>({});
  const [isErrorShown, setIsErrorShown] = useState(false);

  const image = chosen ? chosen.image : (uploaded ?? value);
  const currentAlt = image?.id === value?.id ? value?.alt : undefined;
  const description = (image && descriptions[image.id]) ?? {
    alt: currentAlt ?? image?.alt ?? '',
    isDecorative: currentAlt === '',
  };
  const isMissing = isAltRequired && !description.isDecorative && description.alt.trim() === '';

  const describe = (change: Partial<Description>) => {
    if (!image) return;
    // Typing a description selects the image, so that a finished upload does not replace it.
    setChosen({ image });
    setDescriptions({ ...descriptions, [image.id]: { ...description, ...change } });
    setIsErrorShown(false);
  };

  return {
    ...description,
    image,
    isAltMissing: isMissing && isErrorShown,
    choose: (next: StoredImage | null | undefined) => {
      setChosen({ image: next });
      setIsErrorShown(false);
    },
    setAlt: (alt: string) => describe({ alt }),
    setIsDecorative: (isDecorative: boolean) => describe({ isDecorative }),
    /** The result; `undefined` if incomplete, which shows an error. */
    submit: (): PickedImage | null | undefined => {
      setChosen({ image });
      setIsErrorShown(isMissing);
      if (!image) return image;
      return isMissing ? undefined : { ...image, alt: description.isDecorative ? '' : description.alt.trim() };
    },
  };
}

export type ImageSelection = ReturnType<typeof useImageSelection>;

import { useState } from 'react';
import type { PickedImage, StoredImage } from './imageSource.ts';

interface Description {
  alt: string;
  isDecorative: boolean;
}

interface SelectionOptions {
  /** What is in use now. */
  value: PickedImage | null | undefined;
  /** What has arrived last, chosen as long as nobody chose. */
  uploaded: StoredImage | undefined;
  isAltRequired: boolean;
}

/** What is chosen in an open picker, and how it is described. Each image keeps what was written about it. */
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
    // Who describes it has chosen it: what arrives now takes neither its place nor its words.
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
    /** What is handed over; `undefined` when it is not complete, which is then said. */
    submit: (): PickedImage | null | undefined => {
      setChosen({ image });
      setIsErrorShown(isMissing);
      if (!image) return image;
      return isMissing ? undefined : { ...image, alt: description.isDecorative ? '' : description.alt.trim() };
    },
  };
}

export type ImageSelection = ReturnType<typeof useImageSelection>;

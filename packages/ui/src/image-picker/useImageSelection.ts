import { useState } from 'react';
import type { PickedImage, StoredImage } from './imageSource.ts';

interface Description {
  alt: string;
  isDecorative: boolean;
}

interface ChoiceOptions {
  /** What is in use now. */
  value: PickedImage | null | undefined;
  /** What has arrived last, chosen as long as nobody chose. */
  arrived: StoredImage | undefined;
  isAltAsked: boolean;
}

/** What is chosen in an open picker, and how it is described. Each image keeps what was written about it. */
export function useImageSelection({ value, arrived, isAltAsked }: ChoiceOptions) {
  const [chosen, setChosen] = useState<{ image: StoredImage | null | undefined }>();
  const [descriptions, setDescriptions] = useState<Readonly<Record<string, Description>>>({});
  const [isRefused, setIsRefused] = useState(false);

  const image = chosen ? chosen.image : (arrived ?? value);
  const known = image?.id === value?.id ? value?.alt : undefined;
  const description = (image && descriptions[image.id]) ?? {
    alt: known ?? image?.alt ?? '',
    isDecorative: known === '',
  };
  const isMissing = isAltAsked && !description.isDecorative && description.alt.trim() === '';

  const describe = (change: Partial<Description>) => {
    if (!image) return;
    // Who describes it has chosen it: what arrives now takes neither its place nor its words.
    setChosen({ image });
    setDescriptions({ ...descriptions, [image.id]: { ...description, ...change } });
    setIsRefused(false);
  };

  return {
    ...description,
    image,
    isAltMissing: isMissing && isRefused,
    choose: (next: StoredImage | null | undefined) => {
      setChosen({ image: next });
      setIsRefused(false);
    },
    setAlt: (alt: string) => describe({ alt }),
    setIsDecorative: (isDecorative: boolean) => describe({ isDecorative }),
    /** What is handed over; `undefined` when it is not complete, which is then said. */
    take: (): PickedImage | null | undefined => {
      setChosen({ image });
      setIsRefused(isMissing);
      if (!image) return image;
      return isMissing ? undefined : { ...image, alt: description.isDecorative ? '' : description.alt.trim() };
    },
  };
}

export type Choice = ReturnType<typeof useImageSelection>;

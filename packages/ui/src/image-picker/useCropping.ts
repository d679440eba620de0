import { useState } from 'react';
import { centredArea, wholeImage, type CropArea } from './cropArea.ts';
import type { Uploads, UploadsOptions } from './useUploads.ts';

/** Which of the waiting files is being cropped, and how far. */
export function useCropping({ uploads, prepare }: Uploads, crop: UploadsOptions['crop']) {
  const [chosen, setChosen] = useState<string>();
  const [drawn, setDrawn] = useState<CropArea>();
  const ratio = typeof crop === 'number' ? crop : undefined;
  const upload = uploads.find(({ id, state }) => id === chosen && state.kind === 'waiting');
  const area = drawn ?? (upload?.size === undefined ? wholeImage : centredArea(upload.size, ratio));
  const end = () => {
    setChosen(undefined);
    setDrawn(undefined);
  };
  return {
    upload,
    frame: { ratio, area, onChange: setDrawn },
    /** Another one is not interrupted. */
    begin: (id: string) => setChosen((before) => before ?? id),
    end,
    send: () => {
      if (upload) void prepare(upload, area);
    },
  };
}

import { useState } from 'react';
import { centeredArea, fullArea, type CropArea } from './cropArea.ts';
import type { Uploads, UploadsOptions } from './useUploads.ts';

/** Which waiting file is being cropped, and its crop area. */
export function useCropping({ uploads, prepare }: Uploads, crop: UploadsOptions['crop']) {
  const [uploadId, setUploadId] = useState<string>();
  const [drawnArea, setDrawnArea] = useState<CropArea>();
  const ratio = typeof crop === 'number' ? crop : undefined;
  const upload = uploads.find(({ id, state }) => id === uploadId && state.kind === 'waiting');
  const area = drawnArea ?? (upload?.size === undefined ? fullArea : centeredArea(upload.size, ratio));
  const end = () => {
    setUploadId(undefined);
    setDrawnArea(undefined);
  };
  return {
    upload,
    frame: { ratio, area, onChange: setDrawnArea },
    /** Does not interrupt another crop. */
    start: (id: string) => setUploadId((before) => before ?? id),
    end,
    send: () => {
      if (upload) void prepare(upload, area);
    },
  };
}

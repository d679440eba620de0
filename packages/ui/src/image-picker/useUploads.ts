import { useEffect, useReducer, useRef } from 'react';
import type { TransferredFiles } from '../file-drop/readDataTransfer.ts';
import { inspectImage, type ImageRules } from './checkImage.ts';
import { fullArea, type CropArea } from './cropArea.ts';
import type { ImageSource } from './imageSource.ts';
import { validatedState } from './validatedState.ts';
import { refusedByRule, reencode } from './reencode.ts';
import { uploadReducer, type Upload, type UploadState } from './uploadReducer.ts';

export interface UploadsOptions {
  source: ImageSource;
  rules: ImageRules;
  /** Whether images can be cropped before the upload: to a ratio of width to height, or freely. */
  crop: number | 'free' | undefined;
  /** Whether an image must have the ratio. */
  isCropRequired: boolean;
  /** How an image of another ratio gets the ratio by default. */
  fit: 'crop' | 'pad';
  /** The application's own check; the message it returns refuses the file. */
  check: ((file: File) => Promise<string | undefined> | string | undefined) | undefined;
}

let lastId = 0;
const nextId = () => {
  lastId += 1;
  return `upload-${lastId}`;
};

/** The uploads of a picker. They outlive its dialog: a failed upload can be retried when it opens again. */
export function useUploads({ source, rules, crop, isCropRequired, fit, check }: UploadsOptions) {
  const [uploads, dispatch] = useReducer(uploadReducer, []);
  const running = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const current = new Set<string>();
    for (const { id, attempt, state, file } of uploads) {
      if (state.kind !== 'sending') continue;
      const key = `${id}/${attempt}`;
      current.add(key);
      if (running.current.has(key)) continue;
      const controller = new AbortController();
      running.current.set(key, controller);
      const { signal } = controller;
      const send = async () => {
        try {
          const onProgress = (share: number) => {
            if (!signal.aborted) dispatch({ type: 'progressed', id, attempt, share });
          };
          const image = await source.upload(file, { signal, onProgress });
          if (!signal.aborted) dispatch({ type: 'arrived', id, attempt, image });
        } catch (error) {
          if (!signal.aborted) dispatch({ type: 'failed', id, attempt, error });
        }
      };
      void send();
    }
    for (const [key, controller] of running.current) {
      if (current.has(key)) continue;
      controller.abort();
      running.current.delete(key);
    }
  }, [uploads, source]);

  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
      all.clear();
    };
  }, []);

  /** A check that fails refuses nothing: the server validates again. */
  const checkFile = async (file: File): Promise<string | undefined> => {
    try {
      return await check?.(file);
    } catch {
      return undefined;
    }
  };

  const validate = async (id: string, file: File): Promise<UploadState> => {
    const validation = await inspectImage(file, rules);
    const message = validation.problem === undefined ? await checkFile(file) : undefined;
    const state =
      message === undefined ? validatedState(validation, { crop, isCropRequired, fit, rules }) : refusedByRule(message);
    const { size, isAnimated, missingSides } = validation;
    dispatch({ type: 'validated', id, state, size, isAnimated, missingSides });
    return state;
  };

  /** Adds files. Returns the ID of a single file that must be cropped before it is uploaded. */
  const add = async ({ files, folders }: TransferredFiles): Promise<string | undefined> => {
    const toEntry = (file: File) => ({ id: nextId(), file });
    const refused = folders.map(toEntry);
    const added = files.map(toEntry);
    dispatch({ type: 'added', uploads: [...refused, ...added] });
    for (const { id } of refused) {
      const state = { kind: 'refused', problem: { kind: 'folder' }, isFixable: false } as const;
      dispatch({ type: 'validated', id, state, size: undefined });
    }
    const states = await Promise.all(added.map(({ id, file }) => validate(id, file)));
    const [state] = states;
    const isCroppedFirst = state?.kind === 'waiting' && (crop === 'free' || !state.isSendable);
    return added.length === 1 && isCroppedFirst ? added[0]?.id : undefined;
  };

  /** Crops, pads or reduces the image and uploads it. */
  const prepare = async (upload: Upload, area: CropArea = fullArea): Promise<void> => {
    const attempt = { id: upload.id, attempt: upload.attempt + 1 };
    dispatch({ type: 'preparing', id: upload.id });
    const result = await reencode(upload, area, { rules, check: checkFile });
    if ('file' in result) dispatch({ type: 'prepared', ...attempt, ...result });
    else dispatch({ type: 'prepareFailed', ...attempt, state: result });
  };

  return { uploads, dispatch, add, prepare };
}

export type Uploads = ReturnType<typeof useUploads>;

import * as v from 'valibot';
import { filters } from './contract.ts';

/** Version 1 of what a dashboard in a frame and the console around it tell each other by `postMessage`. */

const version = { v: v.literal(1) };

/** Heights that a frame can have, in px. */
export const frameHeights = { min: 200, max: 20_000 } as const;

export const frameMessage = v.variant('type', [
  /** It listens. */
  v.strictObject({ ...version, type: v.literal('ready') }),
  /** How high its content is, in px. */
  v.strictObject({ ...version, type: v.literal('height'), height: v.pipe(v.number(), v.finite()) }),
  /** It cannot show anything any more: the address was used before, the session ended, or the figures did not come. */
  v.strictObject({ ...version, type: v.literal('error'), code: v.picklist(['REFUSED', 'ENDED', 'UNAVAILABLE']) }),
  /** Its session ends within a minute: it needs another ticket. */
  v.strictObject({ ...version, type: v.literal('tokenExpiring') }),
  /** Somebody chose something in a chart. */
  v.strictObject({ ...version, type: v.literal('filter'), filters }),
]);
export type FrameMessage = v.InferOutput<typeof frameMessage>;

export const consoleMessage = v.variant('type', [
  v.strictObject({ ...version, type: v.literal('theme'), mode: v.picklist(['light', 'dark', 'system']) }),
  v.strictObject({ ...version, type: v.literal('filters'), filters }),
  v.strictObject({ ...version, type: v.literal('token'), token: v.pipe(v.string(), v.maxLength(200)) }),
]);
export type ConsoleMessage = v.InferOutput<typeof consoleMessage>;

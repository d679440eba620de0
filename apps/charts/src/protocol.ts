import * as v from 'valibot';
import { filters } from './contract.ts';

/** Version 1 of the `postMessage` protocol between an embedded dashboard and the console. */

const version = { v: v.literal(1) };

/** Limits of the frame height, in px. */
export const frameHeights = { min: 200, max: 20_000 } as const;

export const frameMessage = v.variant('type', [
  /** The dashboard is listening. */
  v.strictObject({ ...version, type: v.literal('ready') }),
  /** The content height, in px. */
  v.strictObject({ ...version, type: v.literal('height'), height: v.pipe(v.number(), v.finite()) }),
  /** The ticket was used before, the session ended, or the data could not be loaded. */
  v.strictObject({ ...version, type: v.literal('error'), code: v.picklist(['REFUSED', 'ENDED', 'UNAVAILABLE']) }),
  /** The session expires within a minute: the dashboard needs a new ticket. */
  v.strictObject({ ...version, type: v.literal('tokenExpiring') }),
  /** The user chose an item in a chart. */
  v.strictObject({ ...version, type: v.literal('filter'), filters }),
]);
export type FrameMessage = v.InferOutput<typeof frameMessage>;

export const consoleMessage = v.variant('type', [
  v.strictObject({ ...version, type: v.literal('theme'), mode: v.picklist(['light', 'dark', 'system']) }),
  /** The brand color of the console's host; null for the default. */
  v.strictObject({
    ...version,
    type: v.literal('brand'),
    color: v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))),
  }),
  v.strictObject({ ...version, type: v.literal('filters'), filters }),
  v.strictObject({ ...version, type: v.literal('token'), token: v.pipe(v.string(), v.maxLength(200)) }),
]);
export type ConsoleMessage = v.InferOutput<typeof consoleMessage>;

import { frameHeights, frameMessage, type ConsoleMessage, type FrameMessage } from '@edge-console/charts/protocol';
import * as v from 'valibot';

/** A message as a window receives it. */
type Received = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>;

/** Where a frame's messages come from, and its window: a page of another origin, or another window, is not heard. */
export type FramePeer = { readonly origin: string; readonly window: Pick<Window, 'postMessage'> | null };

/** What the frame says; null for what anybody else says, and for what the protocol does not know. */
export function readFrameMessage({ data, origin, source }: Received, frame: FramePeer): FrameMessage | null {
  if (frame.window === null || origin !== frame.origin || source !== (frame.window as unknown)) return null;
  const read = v.safeParse(frameMessage, data);
  return read.success ? read.output : null;
}

/** A height that a page can live with. */
export const clampedHeight = (height: number): number =>
  Math.min(frameHeights.max, Math.max(frameHeights.min, Math.round(height)));

/** Tells the frame something; nobody else, should it have gone elsewhere. */
export function postToFrame(frame: FramePeer, message: ConsoleMessage): void {
  frame.window?.postMessage(message, frame.origin);
}

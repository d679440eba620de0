import { frameHeights, frameMessage, type ConsoleMessage, type FrameMessage } from '@edge-console/charts/protocol';
import * as v from 'valibot';

type Received = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>;

/** The frame's origin and window. Messages from others are ignored. */
export type FramePeer = { readonly origin: string; readonly window: Pick<Window, 'postMessage'> | null };

/** The frame's message; null for other senders and unknown messages. */
export function readFrameMessage({ data, origin, source }: Received, frame: FramePeer): FrameMessage | null {
  if (frame.window === null || origin !== frame.origin || source !== (frame.window as unknown)) return null;
  const read = v.safeParse(frameMessage, data);
  return read.success ? read.output : null;
}

export const clampedHeight = (height: number): number =>
  Math.min(frameHeights.max, Math.max(frameHeights.min, Math.round(height)));

/** Sends the frame a message, unless it has navigated to another origin. */
export function postToFrame(frame: FramePeer, message: ConsoleMessage): void {
  frame.window?.postMessage(message, frame.origin);
}

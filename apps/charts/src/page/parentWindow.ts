import * as v from 'valibot';
import { consoleMessage, type ConsoleMessage, type FrameMessage } from '../protocol.ts';

export type ParentWindow = {
  readonly post: (message: FrameMessage) => void;
  readonly listen: (hear: (message: ConsoleMessage) => void) => void;
};

/** The console around the frame: only the origins that may show it are heard, and told anything. */
export function openParentWindow(ancestors: readonly string[]): ParentWindow {
  // Not known before it speaks: a frame is not told who shows it. A message goes to nobody of another origin.
  let known = ancestors;
  return {
    post(message) {
      for (const origin of known) window.parent.postMessage(message, origin);
    },
    listen(hear) {
      window.addEventListener('message', ({ data, origin, source }: MessageEvent<unknown>) => {
        if (source !== window.parent || !ancestors.includes(origin)) return;
        const message = v.safeParse(consoleMessage, data);
        if (!message.success) return;
        known = [origin];
        hear(message.output);
      });
    },
  };
}

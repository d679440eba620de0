import * as v from 'valibot';
import { consoleMessage, type ConsoleMessage, type FrameMessage } from '../protocol.ts';

export type ParentWindow = {
  readonly post: (message: FrameMessage) => void;
  readonly listen: (onMessage: (message: ConsoleMessage) => void) => void;
};

/** The console around the frame: only the origins that may show it are heard, and told anything. */
export function openParentWindow(ancestors: readonly string[]): ParentWindow {
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer).origin : '';
  // Without a referrer the parent is not known before it speaks. No other origin gets a message, but browsers log the attempt.
  let origins = ancestors.includes(referrer) ? [referrer] : ancestors;
  return {
    post(message) {
      for (const origin of origins) window.parent.postMessage(message, origin);
    },
    listen(onMessage) {
      window.addEventListener('message', ({ data, origin, source }: MessageEvent<unknown>) => {
        if (source !== window.parent || !ancestors.includes(origin)) return;
        const message = v.safeParse(consoleMessage, data);
        if (!message.success) return;
        origins = [origin];
        onMessage(message.output);
      });
    },
  };
}

import * as v from 'valibot';
import { consoleMessage, type ConsoleMessage, type FrameMessage } from '../protocol.ts';

export type ParentWindow = {
  readonly post: (message: FrameMessage) => void;
  readonly listen: (onMessage: (message: ConsoleMessage) => void) => void;
};

/** Exchanges messages only with origins that can embed the page. */
export function openParentWindow(ancestors: readonly string[]): ParentWindow {
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer).origin : '';
  // Without a referrer, the parent's origin is unknown until its first message. Browsers log attempts to post to other origins.
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

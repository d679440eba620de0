import { scrubAddress, scrubText } from '@edge-console/service/scrub';

/** The allowlist for an event: only these fields leave the browser. */
export type ScrubbedEvent = {
  event_id?: string;
  timestamp?: number;
  platform?: string;
  level?: string;
  release?: string;
  tags: Record<string, string>;
  exception: { values: ScrubbedException[] };
  /** The service must not infer the IP address. */
  sdk: { name: string; version: string; settings: { infer_ip: 'never' } };
};
type ScrubbedFrame = { filename: string; function: string; lineno?: number; colno?: number; in_app: boolean };
type ScrubbedException = { type: string; value: string; stacktrace?: { frames: ScrubbedFrame[] } };

/** The SDK's event, as untrusted input. */
export type RawEvent = {
  event_id?: unknown;
  timestamp?: unknown;
  platform?: unknown;
  level?: unknown;
  release?: unknown;
  exception?: { values?: readonly RawException[] | undefined } | undefined;
};
type RawFrame = { filename?: unknown; function?: unknown; lineno?: unknown; colno?: unknown };
type RawException = { type?: unknown; value?: unknown; stacktrace?: { frames?: readonly RawFrame[] } | undefined };

const number = (value: unknown) => (typeof value === 'number' ? value : undefined);
const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

function scrubFrame(frame: RawFrame): ScrubbedFrame {
  const lineno = number(frame.lineno);
  const colno = number(frame.colno);
  const filename = scrubAddress(text(frame.filename) ?? '');
  return {
    filename,
    function: (/^[\w$.<> ]{1,80}$/.exec(scrubText(text(frame.function) ?? '')) ?? ['?'])[0],
    ...(lineno !== undefined && { lineno }),
    ...(colno !== undefined && { colno }),
    in_app: filename !== '[address]',
  };
}

/** The event to send: what is needed to find the bug, and nothing else. */
export function scrubEvent(event: RawEvent, tags: Record<string, string>, values: readonly string[]): ScrubbedEvent {
  const eventId = text(event.event_id);
  const timestamp = number(event.timestamp);
  const release = text(event.release);
  return {
    ...(eventId !== undefined && { event_id: eventId }),
    ...(timestamp !== undefined && { timestamp }),
    ...(release !== undefined && { release }),
    platform: 'javascript',
    level: 'error',
    tags,
    exception: {
      values: (event.exception?.values ?? []).map(({ type, value, stacktrace }) => ({
        type: (/^[\w$]{1,60}/.exec(scrubText(text(type) ?? '')) ?? ['Error'])[0],
        value: scrubText(text(value) ?? '', values),
        ...(stacktrace?.frames && { stacktrace: { frames: stacktrace.frames.map(scrubFrame) } }),
      })),
    },
    sdk: { name: 'sentry.javascript.browser', version: '', settings: { infer_ip: 'never' } },
  };
}

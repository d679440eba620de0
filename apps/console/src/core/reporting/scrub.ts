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

const longest = 300;
/** Maximum characters of a message; the rest is cut before scrubbing. */
const readAtMost = 2_000;
const address = /\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>()]+/gi;
/** A path's query or fragment, even if cut. */
const query = /[^\s"'<>()]*[?&#][\w.[\]-]+=[^\s"'<>()]*/g;
const eMail = /[^\s"'<>()=:,;]+@[^\s"'<>()=:,;]+/g;
/** Likely a token, key, or ID: long, or with digits. */
const token = /[A-Za-z0-9_\-+/=.%~]{20,}/g;
const digits = /\d[\d\s-]{2,}\d/g;
/** Engines quote property names or parsed input; only names are kept. */
const quoted = /"[^"]*"?|(?<![A-Za-z])'[^']*'?|`[^`]*`?/g;
const isName = (text: string) => /^(['`])[A-Za-z_$][A-Za-z_$]{0,30}\1$/.test(text);

/** Placeholder for a removed URL: a private-use character that no other rule matches. */
const mark = '\uE000';

/** Keeps the file name of a build's URL, and removes other URLs. */
function scrubAddress(text: string): string {
  const file = /\/assets\/([A-Za-z0-9_.-]+\.(?:js|css))(?=[?#:)\s]|$)/.exec(text);
  return file ? `/assets/${file[1]}` : '[address]';
}

/**
 * Removes personal data and secrets from a message: URLs, email addresses, tokens, codes, and quoted text. `values` are
 * the page's form values.
 */
export function scrubText(text: string, values: readonly string[] = []): string {
  let scrubbed = text.slice(0, readAtMost).replaceAll(mark, ' ');
  for (const value of values.toSorted((one, other) => other.length - one.length))
    if (value.length > 1) scrubbed = scrubbed.replaceAll(value, '[value]');
  const files: string[] = [];
  return scrubbed
    .replace(address, (found) => {
      files.push(scrubAddress(found));
      return mark;
    })
    .replace(query, '[address]')
    .replace(quoted, (found) => (isName(found) ? found : '[quoted]'))
    .replace(eMail, '[e-mail]')
    .replace(token, '[token]')
    .replace(digits, '[number]')
    .replaceAll(mark, () => files.shift() ?? '')
    .slice(0, longest);
}

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

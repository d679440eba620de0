/** The parts of a report that leave the browser; everything else is left behind, whatever it may be. */
export type ScrubbedEvent = {
  event_id?: string;
  timestamp?: number;
  platform?: string;
  level?: string;
  release?: string;
  tags: Record<string, string>;
  exception: { values: ScrubbedException[] };
  /** Nobody's address is worked out from the connection. */
  sdk: { name: string; version: string; settings: { infer_ip: 'never' } };
};
type ScrubbedFrame = { filename: string; function: string; lineno?: number; colno?: number; in_app: boolean };
type ScrubbedException = { type: string; value: string; stacktrace?: { frames: ScrubbedFrame[] } };

/** What comes in: the reporter's event, of which nothing is taken for granted. */
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
/** Of a message that holds a whole document, the rest is not even looked at. */
const readAtMost = 2_000;
const address = /\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>()]+/gi;
/** Where a path has a query or a fragment, and what is left of one that was cut off. */
const query = /[^\s"'<>()]*[?&#][\w.[\]-]+=[^\s"'<>()]*/g;
const eMail = /[^\s"'<>()=:,;]+@[^\s"'<>()=:,;]+/g;
/** A run of characters as tokens, keys and ids have them: long, or with digits in it. */
const token = /[A-Za-z0-9_\-+/=.%~]{20,}/g;
const digits = /\d[\d\s-]{2,}\d/g;
/** What an engine quotes is the name of a property, or a piece of what was read: only a name may pass. */
const quoted = /"[^"]*"?|(?<![A-Za-z])'[^']*'?|`[^`]*`?/g;
const isName = (text: string) => /^(['`])[A-Za-z_$][A-Za-z_$]{0,30}\1$/.test(text);

/** Stands for the address that was taken out, so that no rule touches it; of no language. */
const mark = '\uE000';

/** The file of the build in an address; of every other address only that it was one. */
function scrubAddress(text: string): string {
  const file = /\/assets\/([A-Za-z0-9_.-]+\.(?:js|css))(?=[?#:)\s]|$)/.exec(text);
  return file ? `/assets/${file[1]}` : '[address]';
}

/**
 * A message without what may be somebody's: addresses, e-mails, tokens, codes, and what is quoted. `values` are those that
 * stand in the fields of the page.
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

/** Makes a report of what is needed to find the fault, and of nothing else. */
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

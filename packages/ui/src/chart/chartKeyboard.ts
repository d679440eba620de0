/** Cursor position: a point of the axis, with all series or one of them. */
export interface Cursor {
  index: number;
  /** `null`: all series at this point. */
  seriesId: string | null;
}

interface CursorKey {
  key: string;
  isRtl: boolean;
  /** Points are arranged vertically: up and down move along them. */
  isUpright: boolean;
}

/** Moves along the points, across the series, or to an end. */
function meaning({ key, isRtl, isUpright }: CursorKey): string {
  const along: Readonly<Record<string, string>> = isUpright
    ? { ArrowDown: 'next', ArrowUp: 'previous', ArrowRight: 'nextSeries', ArrowLeft: 'previousSeries' }
    : {
        [isRtl ? 'ArrowLeft' : 'ArrowRight']: 'next',
        [isRtl ? 'ArrowRight' : 'ArrowLeft']: 'previous',
        ArrowDown: 'nextSeries',
        ArrowUp: 'previousSeries',
      };
  return along[key] ?? key;
}

/** The cursor after a key, from a point or from outside; `undefined` if the chart does not use the key. */
export function moveCursor(
  from: Cursor | null,
  pressed: CursorKey,
  count: number,
  seriesIds: readonly string[],
): Cursor | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  const seriesId = from?.seriesId ?? null;
  const at = (index: number): Cursor => ({ index: Math.max(0, Math.min(last, index)), seriesId });
  const page = Math.max(1, Math.round(count / 10));
  const toSeries = (step: 1 | -1): Cursor => {
    // All series first, then each one.
    const stops = [null, ...seriesIds];
    const next = (stops.indexOf(seriesId) + step + stops.length) % stops.length;
    return { index: from?.index ?? last, seriesId: stops[next] ?? null };
  };
  switch (meaning(pressed)) {
    case 'next':
      return at(from ? from.index + 1 : 0);
    case 'previous':
      return at(from ? from.index - 1 : last);
    case 'nextSeries':
      return seriesIds.length > 1 ? toSeries(1) : undefined;
    case 'previousSeries':
      return seriesIds.length > 1 ? toSeries(-1) : undefined;
    case 'PageDown':
      return at(from ? from.index + page : 0);
    case 'PageUp':
      return at(from ? from.index - page : last);
    case 'Home':
      return at(0);
    case 'End':
      return at(last);
    default:
      return undefined;
  }
}

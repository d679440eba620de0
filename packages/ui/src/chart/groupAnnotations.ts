import type { ChartAnnotation, ReferenceTone } from './references.ts';

export interface PlacedAnnotation extends Pick<ChartAnnotation, 'id' | 'label' | 'icon' | 'href'> {
  /** ms since 1970. */
  time: number;
  /** Position in px. */
  x: number;
  tone: ReferenceTone;
}

interface AnnotationGroup {
  x: number;
  /** In order of time. */
  items: [PlacedAnnotation, ...PlacedAnnotation[]];
  /** The most severe. */
  tone: ReferenceTone;
}

/** In px, between the centers of two markers. */
const minDistance = 24;
const severity: readonly ReferenceTone[] = ['neutral', 'warning', 'danger'];

/** The annotations inside the chart. */
export function placeAnnotations(
  annotations: readonly ChartAnnotation[],
  times: readonly number[],
  xOf: (time: number) => number,
): PlacedAnnotation[] {
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  return annotations
    .map(({ at, tone = 'neutral', ...rest }) => ({ ...rest, tone, time: Number(at), x: xOf(Number(at)) }))
    .filter(({ time }) => time >= first && time <= last);
}

/** Markers, with those that would overlap combined. */
export function groupAnnotations(annotations: readonly PlacedAnnotation[]): AnnotationGroup[] {
  const groups: AnnotationGroup[] = [];
  for (const one of annotations.toSorted((a, b) => a.time - b.time)) {
    const group = groups.at(-1);
    if (!group || Math.abs(one.x - group.x) >= minDistance) groups.push({ x: one.x, items: [one], tone: one.tone });
    else {
      group.items.push(one);
      if (severity.indexOf(one.tone) > severity.indexOf(group.tone)) group.tone = one.tone;
    }
  }
  return groups;
}

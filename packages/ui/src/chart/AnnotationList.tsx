import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useFormats } from '../formats/index.ts';
import { Icon } from '../icon/index.ts';
import { Menu } from '../menu/index.ts';
import { useMessages } from '../messages/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import { groupAnnotations, type PlacedAnnotation } from './groupAnnotations.ts';
import { chartMessages } from './messages.ts';
import * as styles from './AnnotationMarkers.css.ts';
import { tone as toneStyle } from './TimeReferences.css.ts';

export interface AnnotationListProps {
  /** Accessible name of the chart. */
  label: string;
  /** Those inside the chart. */
  annotations: readonly PlacedAnnotation[];
  /** Position of the time axis in px. */
  y: number;
  textOf: (time: number) => string;
  onNavigate: (href: string) => void;
}

/** Links on the time axis. Markers that would overlap are one button with a menu. */
export function AnnotationList({ label, annotations, y, textOf, onNavigate }: AnnotationListProps) {
  const messages = useMessages(chartMessages);
  const formats = useFormats();
  const nameOf = ({ label: name, time }: PlacedAnnotation) => messages.annotation(name, textOf(time));
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without markers
    <ul role="list" aria-label={messages.annotationsOf(label)} className={styles.list}>
      {groupAnnotations(annotations).map(({ x, items, tone }) => {
        const [first, ...others] = items;
        const last = others.at(-1);
        const className = `${styles.marker} ${toneStyle[tone]}`;
        return (
          <li
            key={first.id}
            className={styles.item}
            style={assignInlineVars({ [styles.x]: `${x}px`, [styles.y]: `${y}px` })}
          >
            {last === undefined ? (
              <Tooltip content={nameOf(first)}>
                <a
                  href={first.href}
                  aria-label={nameOf(first)}
                  className={className}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                    event.preventDefault();
                    onNavigate(first.href);
                  }}
                >
                  <Icon icon={first.icon} size={12} />
                </a>
              </Tooltip>
            ) : (
              <Menu
                label={messages.annotationsOf(label)}
                placement="bottom start"
                items={items.map((item) => ({
                  id: item.id,
                  label: nameOf(item),
                  icon: item.icon,
                  href: item.href,
                  onAction: () => onNavigate(item.href),
                }))}
                trigger={
                  <button
                    type="button"
                    className={className}
                    aria-label={messages.annotations(
                      formats.number(items.length),
                      textOf(first.time),
                      textOf(last.time),
                    )}
                  >
                    {formats.number(items.length)}
                  </button>
                }
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

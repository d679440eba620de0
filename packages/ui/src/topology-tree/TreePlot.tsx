import { assignInlineVars } from '@vanilla-extract/dynamic';
import { hierarchy, tree, type HierarchyPointNode } from 'd3-hierarchy';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { truncateToWidth, textWidth } from '../chart/Axes.tsx';
import { useMeasure } from '../chart/useMeasure.ts';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';
import { useFormats } from '../formats/index.ts';
import { useMessages } from '../messages/index.ts';
import { topologyTreeMessages } from './messages.ts';
import type { VisibleNodes } from './topology.ts';
import { treeMove, type TreeRow } from './treeKeys.ts';
import * as styles from './TreePlot.css.ts';

interface TreePlotProps {
  label: string;
  summary: string;
  /** The visible roots. */
  shown: readonly VisibleNodes[];
  onOpen: (id: string) => void;
  onClose: (id: string) => void;
  /** Shows all children of a node instead of the first ones. */
  onMore: (id: string) => void;
  /** Maximum height in px, beyond which the tree scrolls. */
  height: number;
}

type Placed = HierarchyPointNode<VisibleNodes | null>;

const rowHeight = 26;
const edge = 14;

/** The tree as a diagram with expandable nodes; a standard tree to screen readers. */
export function TreePlot({ label, summary, shown, onOpen, onClose, onMore, height }: TreePlotProps) {
  const messages = useMessages(topologyTreeMessages);
  const formats = useFormats();
  const describedBy = useId();
  const { ref, width, isRtl } = useMeasure<HTMLDivElement>();
  const focused = useRef<SVGGElement>(null);
  const shouldFocus = useRef(false);
  const [current, setCurrent] = useState<string | null>(null);

  // An invisible root above the roots, because a network can have several.
  const root = hierarchy<VisibleNodes | null>(null, (one) => (one === null ? [...shown] : [...one.children]));
  const placed = tree<VisibleNodes | null>().nodeSize([rowHeight, 1])(root);
  const nodes = placed.descendants().filter((one) => one.data !== null) as HierarchyPointNode<VisibleNodes>[];
  const rows = inOrder(placed);
  const top = Math.min(0, ...nodes.map(({ x }) => x));
  const bottom = Math.max(0, ...nodes.map(({ x }) => x));
  const levels = Math.max(1, ...nodes.map(({ depth }) => depth));
  // Wide enough to read; phones scroll.
  const column = Math.max(112, (Math.max(width, 0) - edge - 90) / levels);
  const plotWidth = Math.max(width, edge + column * levels + 24);
  const plotHeight = bottom - top + 2 * rowHeight;
  const across = (level: number) => {
    const from = edge + (level - 1) * column;
    return isRtl ? plotWidth - from : from;
  };
  const positionOf = ({ x, depth }: { x: number; depth: number }) => [across(depth), x - top + rowHeight] as const;
  const levelsNear = levelsByRow(nodes);
  const maxValue = Math.max(1, ...nodes.map(({ data }) => data.branch.node.value ?? 0));
  const thickness = (value: number | undefined) => 1 + 4 * Math.sqrt((value ?? 0) / maxValue);

  const treeRows = rows.map(({ data, parent, depth }): TreeRow => ({
    id: data.id,
    parentId: parent?.data?.id ?? null,
    level: depth,
    isOpen: data.isOpen,
    hasChildren: data.more !== undefined || data.isOpenable,
  }));
  const tabStop = treeRows.some(({ id }) => id === current) ? current : (treeRows[0]?.id ?? null);

  useLayoutEffect(() => {
    // Only after a key press: refreshed data must not take focus.
    if (shouldFocus.current) focused.current?.focus();
    shouldFocus.current = false;
  });

  const press = (one: VisibleNodes) => {
    setCurrent(one.id);
    if (one.more !== undefined) {
      // The row disappears, so focus moves to the node whose children were loaded.
      setCurrent(one.branch.node.id);
      onMore(one.branch.node.id);
    } else if (one.isOpen) onClose(one.id);
    else if (one.isOpenable) onOpen(one.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (tabStop === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const row = rows.find(({ data }) => data.id === tabStop)?.data;
    const move = treeMove(treeRows, tabStop, event.key, isRtl);
    if (move === undefined || row === undefined) return;
    event.preventDefault();
    shouldFocus.current = true;
    if ('to' in move) setCurrent(move.to);
    else press(row);
  };

  return (
    <div ref={ref} className={styles.scroller} style={assignInlineVars({ [styles.maxHeight]: `${height}px` })}>
      {width > 0 && (
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its nodes has the focus
        <svg
          className={styles.plot}
          width={plotWidth}
          height={plotHeight}
          role="tree"
          aria-label={label}
          aria-describedby={describedBy}
          onKeyDown={onKeyDown}
          onBlur={() => {
            // Clears a pending focus request if the key moved nothing.
            shouldFocus.current = false;
          }}
        >
          <g role="presentation">
            {nodes
              .filter(({ depth }) => depth > 1)
              .map((one) => {
                const [x, y] = positionOf(one);
                // Below the first level, the parent is always drawn.
                const [fromX, fromY] = positionOf(one.parent as Placed);
                const middle = (x + fromX) / 2;
                return (
                  <path
                    key={one.data.id}
                    className={styles.link}
                    strokeWidth={thickness(one.data.branch.node.value)}
                    d={`M${fromX} ${fromY}C${middle} ${fromY} ${middle} ${y} ${x} ${y}`}
                  />
                );
              })}
          </g>
          {rows.map((one, at) => {
            const { data, depth, parent } = one;
            const { node, children, below } = data.branch;
            const [x, y] = positionOf(one);
            const isMore = data.more !== undefined;
            const isClosed = !isMore && children.length > 0 && !data.isOpen;
            const count = isClosed ? ` · ${messages.hidden(formats.number(below))}` : '';
            const amount = isMore || node.value === undefined ? '' : formats.compact(node.value);
            const name = isMore ? messages.more(formats.number(data.more ?? 0)) : node.label;
            const isLeaf = children.length === 0 || isMore || isClosed;
            const blockingLevels = levelsNear.get(halfRow(one.x))?.filter((level) => level > depth) ?? [];
            const levelsFree = isLeaf ? Math.min(...blockingLevels) - depth : 1;
            const nameWidth = Math.min(plotWidth, column * levelsFree) - 24 - textWidth(amount + count);
            const siblings = parent?.children ?? [];
            const radius = 2.5 + thickness(node.value);
            const shown = truncateToWidth(name, Math.max(30, nameWidth));
            const end = `${amount && ` ${amount}`}${count}`;
            const labelProps = {
              x: isRtl ? x - radius - 6 : x + radius + 6,
              y,
              dy: '.34em',
              textAnchor: isRtl ? 'end' : 'start',
            } as const;
            return (
              <g key={data.id}>
                <g
                  ref={data.id === tabStop ? focused : undefined}
                  role="treeitem"
                  // WebKit does not name an element with a role by its title element.
                  aria-label={name + end}
                  aria-level={depth}
                  aria-posinset={siblings.indexOf(one) + 1}
                  aria-setsize={siblings.length}
                  aria-selected={false}
                  aria-expanded={data.isOpenable ? data.isOpen : undefined}
                  tabIndex={data.id === tabStop ? 0 : -1}
                  className={styles.node}
                  data-index={at}
                  onClick={() => press(data)}
                  onFocus={() => setCurrent(data.id)}
                >
                  <g aria-hidden>
                    {/* A tooltip with the full name where the drawing truncates it. */}
                    <title>{name + end}</title>
                    <rect
                      className={styles.target}
                      x={isRtl ? x - Math.max(48, textWidth(name + amount + count) + 26) + 10 : x - 10}
                      y={y - 12}
                      width={Math.max(48, textWidth(name + amount + count) + 26)}
                      height={24}
                      rx={4}
                    />
                    <circle
                      className={depth === 1 ? styles.rootDot : isClosed || isMore ? styles.closedDot : styles.dot}
                      cx={x}
                      cy={y}
                      r={isMore ? 3 : radius}
                    />
                  </g>
                </g>
                {/* Outside the node: axe compares an element's text with its label, and there are two copies of the text. */}
                <g aria-hidden className={styles.nodeName}>
                  <text {...labelProps} className={`${styles.label} ${styles.halo}`} data-halo="">
                    {shown + end}
                  </text>
                  <text {...labelProps} className={styles.label}>
                    {shown}
                    <tspan className={styles.value}>{end}</tspan>
                  </text>
                </g>
              </g>
            );
          })}
        </svg>
      )}
      <span id={describedBy} hidden>
        {`${summary} ${messages.keys}`}
      </span>
    </div>
  );
}

const halfRow = (x: number) => Math.round((2 * x) / rowHeight);

/** Levels with a node in each half row or next to it: a branch can end in a row that also has deeper nodes. */
function levelsByRow(nodes: readonly HierarchyPointNode<VisibleNodes>[]): ReadonlyMap<number, readonly number[]> {
  const levels = new Map<number, number[]>();
  for (const { x, depth } of nodes) {
    for (const near of [-1, 0, 1]) {
      const row = halfRow(x) + near;
      levels.set(row, [...(levels.get(row) ?? []), depth]);
    }
  }
  return levels;
}

/** In visual order: each node before its descendants. */
function inOrder(one: Placed): HierarchyPointNode<VisibleNodes>[] {
  const below = (one.children ?? []).flatMap(inOrder);
  // Only the invisible root has no data.
  return one.data === null ? below : [one as HierarchyPointNode<VisibleNodes>, ...below];
}

import { createElement, useEffect } from 'react';
import { lazyPart, whenIdle } from '../../lazy-part/index.ts';
import * as styles from './ColumnTools.css.ts';
import type { ColumnToolsProps } from './columnModel.tsx';

const tools = lazyPart(async () => (await import('./HeaderTools.tsx')).HeaderTools);

/**
 * A column's menu and resize handle, and the dragging and keyboard shortcuts of its header; pass it to `columnTools`.
 * Its code loads when the page is idle, or at the first hover or focus in the table; until then an empty element
 * reserves its space.
 */
export function ColumnTools<Row>(props: ColumnToolsProps<Row>) {
  const HeaderTools = tools.usePart(false);
  useEffect(() => whenIdle(tools.preload), []);
  if (HeaderTools !== undefined) return createElement(HeaderTools<Row>, props);
  return (
    <span className={styles.tools}>
      <span className={styles.menu} />
    </span>
  );
}
ColumnTools.preload = tools.preload;

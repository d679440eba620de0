import { createElement, useEffect } from 'react';
import { lazyPart, whenIdle } from '../../lazy-part/index.ts';
import * as styles from './ColumnTools.css.ts';
import type { ColumnToolsProps } from './columnModel.tsx';

const tools = lazyPart(async () => (await import('./HeaderTools.tsx')).HeaderTools);

/**
 * A column's menu and resize handle, and dragging and keys of its head. Give it to `columnTools`. Its code is loaded when the
 * page is idle, or at the first pointer or focus in the table; until then an empty element takes its space.
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

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useMemo } from 'react';
import { useFormats } from '../formats/index.ts';
import { Tree, type TreeNode } from '../tree/index.ts';
import type { Branch } from './topology.ts';
import * as styles from './TreePlot.css.ts';

interface TreeListProps {
  label: string;
  branches: readonly Branch[];
  open: ReadonlySet<string>;
  onOpenChange: (ids: readonly string[]) => void;
  /** Maximum height in px, beyond which rows scroll. */
  height: number;
}

export function TreeList({ label, branches, open, onOpenChange, height }: TreeListProps) {
  const formats = useFormats();
  const items = useMemo(() => {
    const itemOf = ({ node, children }: Branch): TreeNode => ({
      id: node.id,
      label: node.label,
      ...(node.value === undefined ? {} : { description: formats.compact(node.value) }),
      ...(children.length === 0 ? {} : { children: children.map(itemOf) }),
    });
    return branches.map(itemOf);
  }, [branches, formats]);
  return (
    <div className={styles.scroller} style={assignInlineVars({ [styles.maxHeight]: `${height}px` })}>
      <Tree label={label} items={items} expandedIds={[...open]} onExpandedChange={onOpenChange} />
    </div>
  );
}

import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react';

/**
 * Wraps each text node in an element. Browser translation replaces text nodes, and React would then update a detached
 * node
 * or fail. An element with only text is safe, since React sets its full text content. Use it for text next to other
 * nodes,
 * or next to conditional ones.
 */
export function wrapTextNodes(children: ReactNode): ReactNode {
  if (typeof children === 'string' || typeof children === 'number') return <span>{children}</span>;
  if (isValidElement<{ children?: ReactNode }>(children) && children.type === Fragment)
    return cloneElement(children, undefined, wrapTextNodes(children.props.children));
  if (!Array.isArray(children)) return children;
  const runs: ReactNode[] = [];
  let words = '';
  const close = () => {
    if (words !== '') runs.push(<span key={`words ${runs.length}`}>{words}</span>);
    words = '';
  };
  for (const child of Children.toArray(children)) {
    if (typeof child === 'string' || typeof child === 'number') words += child;
    else {
      close();
      runs.push(wrapTextNodes(child));
    }
  }
  close();
  return runs;
}

/** The same, but leaves a single text node as it is. */
export function wrapMixedTextNodes(children: ReactNode): ReactNode {
  return typeof children === 'string' ? children : wrapTextNodes(children);
}

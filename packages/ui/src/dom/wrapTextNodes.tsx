import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react';

/**
 * Children with each run of text in an element of its own. A browser that translates the page puts its words in place of the text
 * nodes: React would change a node that nobody sees any more, or fail beside it. The text of an element that holds nothing else it
 * sets anew, whatever stands there. For texts beside others, or beside what comes and goes.
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

/** The same for an element that holds nothing else: a single text may stand in it as it is. */
export function wrapMixedTextNodes(children: ReactNode): ReactNode {
  return typeof children === 'string' ? children : wrapTextNodes(children);
}

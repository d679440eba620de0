import type { MouseEvent } from 'react';
import type { RenderLink } from '../dom/index.ts';

/** A router link for stories: reports its target without navigating. */
export function storyLink(onFollow: (href: string) => void): RenderLink {
  return ({ children, onClick, ...attributes }) => {
    const follow = (event: MouseEvent) => {
      event.preventDefault();
      onClick?.();
      onFollow(attributes.href);
    };
    return (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it has its address from the attributes
      <a {...attributes} onClick={follow}>
        {children}
      </a>
    );
  };
}

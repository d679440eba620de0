import { key } from './Tooltip.css.ts';

/** The line of a tooltip, and the key after it. */
export function TooltipText({ content, shortcut }: { content: string; shortcut: string | undefined }) {
  return (
    <>
      {content}
      {shortcut !== undefined && (
        <>
          {' '}
          <kbd className={key}>{shortcut}</kbd>
        </>
      )}
    </>
  );
}

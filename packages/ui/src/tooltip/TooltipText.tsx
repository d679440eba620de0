import { key } from './Tooltip.css.ts';

export function TooltipText({ content, shortcut }: { content: string; shortcut: string | undefined }) {
  return (
    <>
      <span>{content}</span>
      {shortcut !== undefined && (
        <>
          {' '}
          <kbd className={key}>{shortcut}</kbd>
        </>
      )}
    </>
  );
}

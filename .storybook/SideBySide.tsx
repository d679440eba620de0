import { useEffect, useRef } from 'react';
import { addons } from 'storybook/preview-api';
import { frame, frames, heading, column } from './SideBySide.css.ts';
import { channelsWithin, type StoryGlobals } from './globals.ts';

interface SideBySideProps {
  id: string;
  viewMode: 'story' | 'docs';
  globals: StoryGlobals;
  /** Args changed in Controls, applied to both frames. */
  args?: Record<string, unknown>;
}

function addressOf({ id, viewMode, globals }: SideBySideProps, mode: string): string {
  const values = Object.entries({ ...globals, mode }).map(([name, value]) => `${name}:${value}`);
  return `iframe.html?${new URLSearchParams({ id, viewMode, globals: values.join(';') }).toString()}`;
}

/**
 * A story or page twice, light and dark. Two documents, so that overlays, media queries and play functions work as in
 * the product.
 */
export function SideBySide(props: SideBySideProps) {
  const { id, args } = props;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const channel of channelsWithin(root.current))
      channel.emit('updateStoryArgs', { storyId: id, updatedArgs: args });
  }, [id, args]);

  // A link inside a frame navigates the whole Storybook.
  const follow = () => {
    for (const channel of channelsWithin(root.current)) {
      channel.removeAllListeners('navigateUrl');
      channel.on('navigateUrl', (url: string) => addons.getChannel().emit('navigateUrl', url));
    }
  };

  return (
    <div ref={root} className={`sb-unstyled ${frames}`}>
      {(['light', 'dark'] as const).map((mode) => (
        <section key={mode} className={column} data-mode={mode}>
          <h2 className={heading}>{mode === 'light' ? 'Light' : 'Dark'}</h2>
          <iframe
            className={frame}
            title={mode === 'light' ? 'Light' : 'Dark'}
            src={addressOf(props, mode)}
            onLoad={follow}
          />
        </section>
      ))}
    </div>
  );
}

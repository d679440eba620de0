import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, type PropsWithChildren } from 'react';
import { SideBySide } from '../SideBySide.tsx';
import { channelsWithin, applyGlobals, useShownMode, useStoryGlobals } from '../globals.ts';
import { themes } from '../theme.ts';
import './docs.css.ts';

/** Container of every docs page; follows the toolbar like the stories on it. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const storyGlobals = useStoryGlobals();
  const { mode, brand, density, direction, motion } = storyGlobals;
  const shown = useShownMode(mode);
  useLayoutEffect(() => applyGlobals(storyGlobals));
  // Frames start with the page's globals (`inherited`) and follow them.
  useEffect(() => {
    const globals = { mode, brand, density, direction, motion };
    for (const channel of channelsWithin(document)) channel.emit('updateGlobals', { globals });
  }, [mode, brand, density, direction, motion]);
  if (mode === 'sideBySide') {
    const id = new URLSearchParams(location.search).get('id') ?? '';
    return <SideBySide id={id} viewMode="docs" globals={storyGlobals} />;
  }
  return (
    <DocsContainer context={context} theme={themes[shown]}>
      {children}
    </DocsContainer>
  );
}

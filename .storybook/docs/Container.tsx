import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { SideBySide } from '../SideBySide.tsx';
import { surround, useShownMode, useSurroundings } from '../surroundings.ts';
import { themes } from '../theme.ts';
import './docs.css.ts';

/** Every page: it follows the toolbar, as the stories on it do. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const surroundings = useSurroundings();
  const shown = useShownMode(surroundings.mode);
  useLayoutEffect(() => surround(surroundings));
  if (surroundings.mode === 'sideBySide') {
    const id = new URLSearchParams(location.search).get('id') ?? '';
    return <SideBySide id={id} viewMode="docs" surroundings={surroundings} />;
  }
  return (
    <DocsContainer context={context} theme={themes[shown]}>
      {children}
    </DocsContainer>
  );
}

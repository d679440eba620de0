import type { Preview } from '@storybook/react-vite';
import { AutomaticPage } from './AutomaticPage.tsx';
import { Container } from './Container.tsx';
import { blocks } from './index.ts';

/** Parameters of docs pages, separate from `preview.tsx` because test runs render none (`main.ts`). */
export const parameters: Preview['parameters'] = {
  docs: {
    components: blocks,
    container: Container,
    page: AutomaticPage,
    codePanel: true,
    toc: { title: 'On this page', headingSelector: 'h2, h3', ignoreSelector: '.sb-unstyled *, .docs-story *' },
  },
};

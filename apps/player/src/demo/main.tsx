import '@edge-console/ui/fonts.css';
import '@edge-console/ui/theme';
import { createRoot } from 'react-dom/client';
import { DemoPlayer } from './DemoPlayer.tsx';
import { readChoice, readEnvironment } from './choice.ts';

// The console's cookie: cookies of a host name are sent to all its ports.
document.documentElement.dataset['mode'] = /(?:^|; )view-mode=(dark|light)/.exec(document.cookie)?.[1] ?? 'system';

const environment = await readEnvironment();
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <DemoPlayer environment={environment} initial={readChoice(new URLSearchParams(location.search), environment)} />,
  );

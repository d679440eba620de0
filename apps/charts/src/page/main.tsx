import '@edge-console/ui/fonts.css';
import '@edge-console/ui/theme';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { opened } from '../contract.ts';
import { DashboardPage } from './DashboardPage.tsx';
import { openEmbedSession } from './embedSession.ts';
import './page.css.ts';
import { pageMessages } from './messages.ts';
import { openParentWindow } from './parentWindow.ts';

/** Removed from the page, because it contains a secret. */
function takeEmbed() {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=embed]');
  const text = meta?.content ?? '';
  meta?.remove();
  // Removed from the history, because the ticket has been used.
  history.replaceState(null, '', location.pathname);
  return v.parse(opened, JSON.parse(text));
}

const embed = takeEmbed();
const parent = openParentWindow(embed.ancestors);
const root = document.getElementById('root');
if (!embed.opened || !root) {
  parent.post({ v: 1, type: 'error', code: 'REFUSED' });
} else {
  const { kind, filters } = embed.opened;
  document.title = pageMessages.titles[kind];
  const session = openEmbedSession(embed.opened, parent);
  createRoot(root).render(<DashboardPage kind={kind} filters={filters} session={session} parent={parent} />);
}

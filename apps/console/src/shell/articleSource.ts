import type { CommandItem, CommandSource } from '@edge-console/ui/command-palette';
import { FileText } from '@edge-console/ui/icon';
import type { Viewer } from '../api/viewer/viewer.ts';
import { resolveRouteAccess } from '../router/resolveRouteAccess.ts';
import { routes } from '../router/routes.ts';
import { documentationUrl, type Topic } from './documentation/topics.ts';
import { canAct } from './paletteCommands.ts';
import { paletteCommandMessages } from './paletteCommandMessages.ts';

const none = new URLSearchParams();

/** Whether the article is about a page that the viewer can open, or about no page. */
function concerns(topic: Topic, viewer: Viewer): boolean {
  if (topic === 'acting') return canAct(viewer);
  const pages = Object.values(routes).filter(({ documentation }) => documentation === topic);
  return pages.length === 0 || pages.some((route) => resolveRouteAccess(route, none, viewer).kind === 'show');
}

/** The documentation as palette items, which open in a new tab. */
export const articlesFor = (docsUrl: string, viewer: Viewer): readonly CommandItem[] =>
  Object.entries(paletteCommandMessages.articles).flatMap(([name, { title, keywords }]): CommandItem[] => {
    const topic = name as Topic;
    if (!concerns(topic, viewer)) return [];
    const href = documentationUrl(docsUrl, topic);
    const onAction = () => void open(href, '_blank', 'noopener');
    return [{ id: `article-${topic}`, label: title, keywords, icon: FileText, href, onAction }];
  });

/** A search of the documentation: titles and keywords that contain every word. */
export function articleSource(docsUrl: string, viewer: Viewer): CommandSource {
  const articles = articlesFor(docsUrl, viewer);
  return {
    id: 'documentation',
    label: paletteCommandMessages.documentation,
    search: async (query) => {
      const words = query.trim().toLowerCase().split(/\s+/);
      return articles.filter(({ label, keywords = [] }) => {
        const texts = [label, ...keywords].map((text) => text.toLowerCase());
        return words.every((word) => texts.some((text) => text.includes(word)));
      });
    },
  };
}

import { snippets } from '@edge-console/player/snippets';
import { CodeBlock } from '@edge-console/ui/code-block';
import { Tabs } from '@edge-console/ui/tabs';
import { firstDataMessages } from './messages.ts';

const { code: messages } = firstDataMessages;
const languages = { js: 'JavaScript', html: 'HTML' } as const;

/** The code that reports player data, for each supported player. */
export function PlayerCode({ apiKey = messages.withoutKey }: { apiKey?: string | undefined }) {
  return (
    <Tabs
      label={messages.players}
      items={snippets({ origin: window.location.origin, key: apiKey, channel: messages.channel }).map(
        ({ player, language, code, addedLines }) => ({
          id: player,
          label: player,
          panel: (
            <CodeBlock
              code={code}
              label={player}
              language={languages[language]}
              object={messages.copied}
              highlightedLines={addedLines}
            />
          ),
        }),
      )}
    />
  );
}

import { Button } from '@edge-console/ui/button';
import { CodeBlock } from '@edge-console/ui/code-block';
import { Dialog } from '@edge-console/ui/dialog';
import { PlayerCode } from '../../../records/first-data/PlayerCode.tsx';
import { RecordLoader } from '../../../records/form/RecordLoader.tsx';
import type { ListDrawerProps } from '../../../records/list/defineList.ts';
import { apiKeysMessages } from './messages.ts';
import * as styles from './ApiKeys.css.ts';
import { apiKeyQuery } from './queries.ts';

const { snippet: messages, form } = apiKeysMessages;

const codeOf = (apiKey: string) => `EdgeIntelligence.init({
  apiKey: '${apiKey}',
  channelId: 'your-channel',
  // Must match the player’s own setting.
  withCredentials: false,
});`;

/** The code that connects a player with this key. */
export function SnippetDialog({ id, onClose }: ListDrawerProps) {
  return (
    <RecordLoader query={apiKeyQuery} type="ApiKey" id={id} messages={form} onClose={onClose}>
      {({ name, value }) => (
        <Dialog
          isOpen
          onOpenChange={onClose}
          title={messages.title(name)}
          description={messages.description}
          size="lg"
          footer={<Button onPress={onClose}>{messages.close}</Button>}
        >
          <div className={styles.snippets}>
            <PlayerCode apiKey={value} />
            <CodeBlock
              code={codeOf(value)}
              label={messages.label}
              language={messages.language}
              object={messages.object}
            />
          </div>
        </Dialog>
      )}
    </RecordLoader>
  );
}

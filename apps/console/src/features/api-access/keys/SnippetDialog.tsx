import { Button } from '@edge-console/ui/button';
import { CodeBlock } from '@edge-console/ui/code-block';
import { Dialog } from '@edge-console/ui/dialog';
import { RecordLoader } from '../../../resource/form/RecordLoader.tsx';
import type { ListDrawerProps } from '../../../resource/list/defineList.ts';
import { apiKeysMessages } from './messages.ts';
import { apiKeyQuery } from './documents.ts';

const { snippet: texts, form } = apiKeysMessages;

const codeOf = (apiKey: string) => `EdgeIntelligence.init({
  apiKey: '${apiKey}',
  channelId: 'your-channel',
  // As the player sends its requests.
  withCredentials: false,
});`;

/** The lines by which a player joins with this key. */
export function SnippetDialog({ id, onClose }: ListDrawerProps) {
  return (
    <RecordLoader query={apiKeyQuery} type="ApiKey" id={id} messages={form} onClose={onClose}>
      {({ name, value }) => (
        <Dialog
          isOpen
          onOpenChange={onClose}
          title={texts.title(name)}
          description={texts.description}
          size="lg"
          footer={<Button onPress={onClose}>{texts.close}</Button>}
        >
          <CodeBlock code={codeOf(value)} label={texts.label} language={texts.language} object={texts.object} />
        </Dialog>
      )}
    </RecordLoader>
  );
}

import { Button } from '@edge-console/ui/button';
import { Dialog } from '@edge-console/ui/dialog';
import { PlayerCode } from '../../../records/first-data/PlayerCode.tsx';
import { RecordLoader } from '../../../records/form/RecordLoader.tsx';
import type { ListDrawerProps } from '../../../records/list/defineList.ts';
import { apiKeysMessages } from './messages.ts';
import { apiKeyQuery } from './queries.ts';

const { snippet: messages, form } = apiKeysMessages;

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
          <PlayerCode apiKey={value} />
        </Dialog>
      )}
    </RecordLoader>
  );
}

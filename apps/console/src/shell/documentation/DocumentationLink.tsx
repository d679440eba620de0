import { Link } from '@edge-console/ui/link';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import { appMessages } from '../../core/messages/messages.ts';
import { documentationUrl, type Topic } from './topics.ts';

/** Leads to what the documentation says of a topic; nothing where the configuration names none. */
export function DocumentationLink({ topic }: { topic: Topic | undefined }) {
  const { docsUrl } = useConfiguration();
  if (docsUrl === undefined || topic === undefined) return null;
  return (
    <Link href={documentationUrl(docsUrl, topic)} isExternal>
      {appMessages.documentation}
    </Link>
  );
}

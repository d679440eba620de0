import { Link } from '@edge-console/ui/link';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import { appMessages } from '../../core/messages/messages.ts';
import { documentationUrl, type Topic } from './topics.ts';

/** A link to a documentation topic, if documentation is configured. */
export function DocumentationLink({ topic }: { topic: Topic | undefined }) {
  const { docsUrl } = useConfiguration();
  if (docsUrl === undefined || topic === undefined) return null;
  return (
    <Link href={documentationUrl(docsUrl, topic)} isExternal>
      {appMessages.documentation}
    </Link>
  );
}

import { Link } from '@edge-console/ui/link';
import { useConfiguration } from '../../../core/configuration/ConfigurationProvider.tsx';
import { documentationUrl } from '../../../shell/documentation/topics.ts';
import { apiTokensMessages } from './messages.ts';
import { tiersSection } from './tiersSection.ts';

/** A link to the tier comparison, after a sentence; nothing without documentation. */
export function CompareTiers() {
  const { docsUrl } = useConfiguration();
  if (docsUrl === undefined) return null;
  return (
    <>
      {' '}
      <Link href={documentationUrl(docsUrl, tiersSection.topic, tiersSection.section)} isExternal>
        {apiTokensMessages.limit.compare}
      </Link>
    </>
  );
}

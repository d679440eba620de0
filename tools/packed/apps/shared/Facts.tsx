import { Badge } from '@edge-console/ui/badge';
import { formatNumber } from '@edge-console/ui/formats';
import { Icon, Plus } from '@edge-console/ui/icon';
import { Link } from '@edge-console/ui/link';
import { Notice } from '@edge-console/ui/notice';
import { Status } from '@edge-console/ui/status';

/** Display-only components: a server component in Next. */
export function Facts() {
  return (
    <section>
      <h1>
        <Icon icon={Plus} /> Packed
      </h1>
      <p>
        <Badge tone="success">Ready</Badge> <Status kind="active" /> {formatNumber(1234567, 'en-US')}
      </p>
      <Notice tone="info" title="News">
        Rendered on the server. <Link href="#more">More</Link>
      </Notice>
    </section>
  );
}

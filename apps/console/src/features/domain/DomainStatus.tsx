import { Badge } from '@edge-console/ui/badge';
import { CircleCheck, CircleDashed, CircleX, Globe, type LucideIcon } from '@edge-console/ui/icon';
import { domainMessages } from './messages.ts';
import type { Domain } from './queries.ts';
import { stageOf, type DomainStage } from './domainState.ts';

type Appearance = { icon: LucideIcon; tone: 'warning' | 'success' | 'danger' };
const failed: Appearance = { icon: CircleX, tone: 'danger' };
const appearances: Readonly<Record<DomainStage, Appearance>> = {
  pending: { icon: CircleDashed, tone: 'warning' },
  issued: { icon: CircleCheck, tone: 'success' },
  live: { icon: Globe, tone: 'success' },
  caaError: failed,
  timedOut: failed,
  failed,
  renewalFailed: failed,
};

export function DomainStatus({ domain }: { domain: Domain }) {
  const stage = stageOf(domain);
  const { icon, tone } = appearances[stage];
  return (
    <Badge tone={tone} icon={icon}>
      {domainMessages.stages[stage]}
    </Badge>
  );
}

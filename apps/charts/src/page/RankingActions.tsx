import { IconButton } from '@edge-console/ui/button';
import { ListFilter } from '@edge-console/ui/icon';
import { Menu } from '@edge-console/ui/menu';
import { pageMessages as messages } from './messages.ts';

/** Filters by one item of a ranking. The console shows the filter. */
export function RankingActions({ names, onChoose }: { names: readonly string[]; onChoose: (name: string) => void }) {
  return (
    <Menu
      label={messages.choose}
      items={names.map((name) => ({ id: name, label: name, onAction: () => onChoose(name) }))}
      trigger={<IconButton label={messages.choose} icon={ListFilter} />}
    />
  );
}

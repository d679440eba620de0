import { IconButton } from '@edge-console/ui/button';
import { ListFilter } from '@edge-console/ui/icon';
import { Menu } from '@edge-console/ui/menu';
import { pageMessages as messages } from './messages.ts';

/** Lets the reader look at one of a ranking alone: the console around the frame shows it as a filter. */
export function RankingActions({ names, onChoose }: { names: readonly string[]; onChoose: (name: string) => void }) {
  return (
    <Menu
      label={messages.choose}
      items={names.map((name) => ({ id: name, label: name, onAction: () => onChoose(name) }))}
      trigger={<IconButton label={messages.choose} icon={ListFilter} />}
    />
  );
}

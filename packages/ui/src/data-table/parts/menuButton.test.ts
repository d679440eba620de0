import { expectTypeOf, it } from 'vitest';
import type { MenuButton } from './MenuButton.tsx';

type Props = Parameters<typeof MenuButton>[0];
type Common = Pick<Props, 'label' | 'icon'>;

it('takes entries or a menu that has its own, never both and never none', () => {
  type Entries = { items: () => readonly [] };
  type Own = { panel: { preload: () => void; render: () => null } };
  expectTypeOf<Common & Entries>().toExtend<Props>();
  expectTypeOf<Common & Own>().toExtend<Props>();
  expectTypeOf<Common & Entries & Own>().not.toExtend<Props>();
  expectTypeOf<Common>().not.toExtend<Props>();
});

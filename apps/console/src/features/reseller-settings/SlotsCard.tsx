import { Card } from '@edge-console/ui/card';
import { Moon, Sun } from '@edge-console/ui/icon';
import type { PickedImage } from '@edge-console/ui/image-picker';
import { lazyComponent, whenIdle } from '@edge-console/ui/lazy-part';
import { Segmented } from '@edge-console/ui/segmented';
import { useEffect, useState } from 'react';
import { useOfflineReason } from '../../auth/access/useOnlineAccess.ts';
import { useAccess } from '../../auth/access/useAccess.ts';
import type { Branding, BrandSlot } from '../../api/branding/queries.ts';
import { identityMessages as messages } from './messages.ts';
import * as styles from './Identity.css.ts';
import type { SlotPickerProps } from './SlotPicker.tsx';
import { SlotRow } from './SlotRow.tsx';
import { slots, type Slot } from './slots.ts';

const SlotPicker = lazyComponent<SlotPickerProps>(async () => (await import('./SlotPicker.tsx')).SlotPicker);

export type SlotsCardProps = {
  /** Undefined while loading. */
  branding: Branding | undefined;
  isDark: boolean;
  onVariantChange: (isDark: boolean) => void;
  /** Called with the image for a slot, or null to remove it. */
  onImage: (slot: BrandSlot, isDark: boolean, image: PickedImage | null) => void;
};

/** The slots for light or dark mode. */
export function SlotsCard({ branding, isDark, onVariantChange, onImage }: SlotsCardProps) {
  const access = useAccess('setBrandAsset');
  const offline = useOfflineReason();
  const [picked, setPicked] = useState<{ slot: Slot; isDark: boolean }>();
  const disabledReason = access.allowed ? offline : access.reason;
  useEffect(() => (access.allowed ? whenIdle(SlotPicker.preload) : undefined), [access.allowed]);

  return (
    <Card
      title={messages.images}
      isFlush
      actions={
        <Segmented
          label={messages.variant}
          isIconOnly
          value={isDark ? 'dark' : 'light'}
          onChange={(variant) => onVariantChange(variant === 'dark')}
          items={[
            { id: 'light', label: messages.variants.light, icon: Sun },
            { id: 'dark', label: messages.variants.dark, icon: Moon },
          ]}
        />
      }
      footer={<span className={styles.note}>{messages.limits}</span>}
    >
      <ul className={styles.slots}>
        {slots.map((slot) => (
          <SlotRow
            key={slot.id}
            slot={slot}
            asset={branding?.assets.find((one) => one.slot === slot.id)}
            isLoading={branding === undefined}
            isDark={isDark && slot.hasDark}
            disabledReason={disabledReason}
            onChange={(forDark) => setPicked({ slot, isDark: forDark })}
            onClear={() => onImage(slot.id, isDark && slot.hasDark, null)}
          />
        ))}
      </ul>
      {picked && branding && (
        <SlotPicker
          {...picked}
          branding={branding}
          onSelect={(image) => onImage(picked.slot.id, picked.isDark, image)}
          onClose={() => setPicked(undefined)}
        />
      )}
    </Card>
  );
}

import { Card } from '@edge-console/ui/card';
import { Moon, Sun } from '@edge-console/ui/icon';
import { lazyComponent, whenIdle } from '@edge-console/ui/lazy-part';
import { Segmented } from '@edge-console/ui/segmented';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useCallback, useEffect, useState } from 'react';
import { useOfflineReason } from '../../auth/access/useOnlineAccess.ts';
import { useAccess } from '../../auth/access/useAccess.ts';
import { brandingQuery, type Branding, brandingFields } from '../../api/branding/queries.ts';
import { useMutation } from '../../api/useMutation.ts';
import { errorMessages } from '../../core/messages/errors.ts';
import { identityMessages as messages } from './messages.ts';
import * as styles from './Identity.css.ts';
import type { SlotPickerProps } from './SlotPicker.tsx';
import { SlotRow } from './SlotRow.tsx';
import { slots, type Slot } from './slots.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const clearBrandAssetMutation = graphql(
  `
    mutation ClearBrandAsset($slot: BrandSlot!, $dark: Boolean) {
      clearBrandAsset(slot: $slot, dark: $dark) {
        branding {
          ...BrandingFields
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [brandingFields, userErrorFields],
);

const SlotPicker = lazyComponent<SlotPickerProps>(async () => (await import('./SlotPicker.tsx')).SlotPicker);

export type SlotsCardProps = {
  /** Undefined while loading. */
  branding: Branding | undefined;
  isDark: boolean;
  onVariantChange: (isDark: boolean) => void;
};

/** The slots for light or dark mode. */
export function SlotsCard({ branding, isDark, onVariantChange }: SlotsCardProps) {
  const access = useAccess('setBrandAsset');
  const offline = useOfflineReason();
  const { show } = useSnackbar();
  const [picked, setPicked] = useState<Slot>();
  const clearing = useMutation(clearBrandAssetMutation, { refetchQueries: [brandingQuery] });
  const disabledReason = access.allowed ? offline : access.reason;
  useEffect(() => (access.allowed ? whenIdle(SlotPicker.preload) : undefined), [access.allowed]);

  const clear = useCallback(
    async ({ id, hasDark }: Slot) => {
      const result = await clearing.run({ slot: id, dark: hasDark && isDark });
      const { name } = messages.slots[id];
      if (result.kind === 'done') show({ kind: 'success', message: messages.removed(name) });
      else show({ kind: 'error', message: errorMessages.notSaved });
    },
    [clearing, isDark, show],
  );

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
            onChange={() => setPicked(slot)}
            onClear={() => void clear(slot)}
          />
        ))}
      </ul>
      {picked && branding && (
        <SlotPicker
          slot={picked}
          isDark={isDark && picked.hasDark}
          branding={branding}
          onClear={() => void clear(picked)}
          onClose={() => setPicked(undefined)}
        />
      )}
    </Card>
  );
}

import { DraftNotice, FormElement, FormErrorSummary, useFieldValue, useFormStatus } from '@edge-console/forms';
import { parseHexColor } from '@edge-console/ui/color-picker';
import { SaveBar } from '@edge-console/ui/save-bar';
import { useMemo, useState } from 'react';
import { isResellerHost, showHostBrand } from '../../api/branding/hostBrand.ts';
import { type Branding, brandingQuery } from '../../api/branding/queries.ts';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { useMutation } from '../../api/useMutation.ts';
import { useOnlineAccess } from '../../auth/access/useOnlineAccess.ts';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import { useRecordForm } from '../../records/form/useRecordForm.ts';
import { BrandColorCard } from './BrandColorCard.tsx';
import { clearBrandAssetMutation, setBrandAssetMutation, withImage, withImages } from './brandImages.ts';
import { BrandPreview } from './BrandPreview.tsx';
import { DefaultModeCard } from './DefaultModeCard.tsx';
import { identityRule, type IdentityValues, identityValues } from './identityForm.ts';
import { identityMessages } from './messages.ts';
import { SlotsCard } from './SlotsCard.tsx';
import { updateBrandingMutation } from './updateBranding.ts';
import * as styles from './Identity.css.ts';

const messages = identityMessages.save;
const fields = ['color', 'defaultMode'] as const satisfies readonly (keyof IdentityValues)[];

export type IdentityEditorProps = {
  branding: Branding;
  name: string;
  /** Shows the saved brand. */
  onBranding: (branding: Branding) => void;
  /** Called when the save bar disappears, which had focus. */
  onSettled: () => void;
};

/** The settings of a reseller's identity, with a preview of unsaved changes. */
export function IdentityEditor({ branding, name, onBranding, onSettled }: IdentityEditorProps) {
  const configuration = useConfiguration();
  const queryClient = useQueryClient();
  const set = useMutation(setBrandAssetMutation, { refetchQueries: [brandingQuery] });
  const clear = useMutation(clearBrandAssetMutation, { refetchQueries: [brandingQuery] });
  const access = useOnlineAccess()('updateBranding');
  const [isDark, setIsDark] = useState(false);
  const { form, draft, waitReason } = useRecordForm({
    schema: identityRule,
    initialValues: identityValues(branding),
    draftKey: 'identity',
    mutation: updateBrandingMutation,
    variables: ({ color, defaultMode }) => ({ defaultMode, color: parseHexColor(color) }),
    prepare: async ({ images }) => {
      for (const { slot, dark, imageId } of images) {
        const result = await (imageId === null ? clear.run({ slot, dark }) : set.run({ slot, dark, imageId }));
        if (result.kind === 'refused') {
          const message = messages.imageRefused(identityMessages.slots[slot].name);
          return {
            ...result,
            userErrors: result.userErrors.map((error) => ({ ...error, code: 'IMAGE', field: null, message })),
          };
        }
        if (result.kind === 'failed') return result;
      }
      return undefined;
    },
    done: () => messages.done,
    failed: messages.failed,
    onSaved: ({ updateBranding: { branding: saved } }) => {
      if (saved) {
        onBranding(saved);
        form.reset(identityValues(saved));
      }
      void queryClient.refetchQueries(brandingQuery).catch(() => undefined);
      // On the reseller's own host, this page shows the change immediately.
      if (isResellerHost(configuration))
        void import('../../api/branding/fetchHostBrand.ts')
          .then(({ refreshHostBrand }) => refreshHostBrand(configuration.graphqlEndpoint, showHostBrand))
          .catch(() => undefined);
      onSettled();
    },
  });
  const { isDirty, isSaving } = useFormStatus(form);
  const images = useFieldValue(form, 'images');
  const shown = useMemo(() => withImages(branding, images), [branding, images]);
  const values = { color: useFieldValue(form, 'color'), defaultMode: useFieldValue(form, 'defaultMode') };
  const saved = identityValues(branding);
  const changeCount = fields.filter((field) => values[field] !== saved[field]).length + images.length;
  const disabledReason = access.allowed ? undefined : access.reason;
  return (
    <FormElement form={form} aria-label={identityMessages.title} className={styles.editor}>
      <DraftNotice draft={draft} />
      <FormErrorSummary form={form} headingLevel={2} />
      <div className={styles.grid}>
        <div className={styles.column}>
          <BrandColorCard form={form} disabledReason={disabledReason} />
          <div className={styles.rest}>
            <SlotsCard
              branding={shown}
              isDark={isDark}
              onVariantChange={setIsDark}
              onImage={(slot, dark, image) =>
                form.change(
                  'images',
                  withImage(images, { slot, dark, imageId: image?.id ?? null, url: image?.url ?? null }, branding),
                )
              }
            />
            <DefaultModeCard form={form} isDisabled={!access.allowed} />
          </div>
        </div>
        <BrandPreview branding={shown} name={name} color={values.color} />
      </div>
      {isDirty && (
        <SaveBar
          changeCount={Math.max(1, changeCount)}
          note={messages.note}
          blockedBy={waitReason}
          isPending={isSaving}
          onSave={() => void form.submit()}
          onDiscard={() => {
            form.reset();
            draft.forget();
            onSettled();
          }}
        />
      )}
    </FormElement>
  );
}

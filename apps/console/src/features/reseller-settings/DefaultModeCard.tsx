import { Card } from '@edge-console/ui/card';
import { Segmented } from '@edge-console/ui/segmented';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useOnlineAccess } from '../../auth/access/useOnlineAccess.ts';
import { brandingQuery, type Branding, brandingFields } from '../../api/branding/queries.ts';
import { useMutation } from '../../api/useMutation.ts';
import { useSavedValue } from '../../api/useSavedValue.ts';
import { errorMessages } from '../../core/messages/errors.ts';
import { identityMessages } from './messages.ts';
import { type ColorMode, colorModes } from '../../core/preferences/colorMode.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const updateBrandingMutation = graphql(
  `
    mutation UpdateBranding($defaultMode: ViewMode!) {
      updateBranding(defaultMode: $defaultMode) {
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

const messages = identityMessages.mode;

/** The default color mode of this reseller's users. */
export function DefaultModeCard({ branding }: { branding: Branding | undefined }) {
  const access = useOnlineAccess()('updateBranding');
  const { show } = useSnackbar();
  const saving = useMutation(updateBrandingMutation);
  const [mode, choose] = useSavedValue<ColorMode>(
    branding?.defaultMode ?? 'system',
    brandingQuery,
    async (defaultMode) => {
      const result = await saving.run({ defaultMode });
      if (result.kind === 'done') show({ kind: 'success', message: messages.saved });
      else show({ kind: 'error', message: errorMessages.notSaved });
      return result.kind === 'done';
    },
  );
  return (
    <Card title={messages.title} description={access.allowed ? messages.text : access.reason}>
      <Segmented
        label={messages.title}
        value={mode}
        onChange={choose}
        isDisabled={!access.allowed || branding === undefined}
        items={colorModes.map((id) => ({ id, label: messages.options[id] }))}
      />
    </Card>
  );
}

import { Button } from '@edge-console/ui/button';
import { Icon, ShieldCheck } from '@edge-console/ui/icon';
import { lazyComponent } from '@edge-console/ui/lazy-part';
import { useState } from 'react';
import { useAccess } from '../../access/useAccess.ts';
import { useConfiguration } from '../../configuration/ConfigurationProvider.tsx';
import { usersMessages } from '../../messages/users.ts';
import { useViewer } from '../../viewer/ViewerProvider.tsx';

const FactorPolicyDialog = lazyComponent(async () => (await import('./FactorPolicyDialog.tsx')).FactorPolicyDialog);

const texts = usersMessages.factor;

/**
 * Whether everybody in the account needs a second factor, and the way to change it: for who may, where the pool offers one,
 * and not on the platform, where there is nothing to choose.
 */
export function FactorPolicyButton({ onShow }: { onShow: () => void }) {
  const { entity } = useViewer();
  const { mfa } = useConfiguration();
  const { allowed } = useAccess('setAccountPolicy');
  const [isOpen, setIsOpen] = useState(false);
  if (!entity || !allowed || entity.type === 'PLATFORM' || !mfa.totpEnabled || mfa.status === 'off') return null;
  return (
    <>
      <Button icon={<Icon icon={ShieldCheck} />} onPress={() => setIsOpen(true)}>
        {entity.requireMfa ? texts.required : texts.require}
      </Button>
      {isOpen && <FactorPolicyDialog entity={entity} onShow={onShow} onClose={() => setIsOpen(false)} />}
    </>
  );
}

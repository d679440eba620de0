import { FormField, useField } from '@edge-console/forms';
import { Button } from '@edge-console/ui/button';
import { Card } from '@edge-console/ui/card';
import { ColorPicker } from '@edge-console/ui/color-picker';
import { RotateCw } from '@edge-console/ui/icon';
import { ColorResult } from './ColorResult.tsx';
import type { IdentityForm, IdentityValues } from './identityForm.ts';
import { identityMessages } from './messages.ts';

const messages = identityMessages.color;

export type BrandColorCardProps = {
  form: IdentityForm;
  /** Why the color cannot be changed. */
  disabledReason: string | undefined;
};

/** The brand color, and what contrast makes of it. */
export function BrandColorCard({ form, disabledReason }: BrandColorCardProps) {
  const { value, onChange, errorMessage } = useField<IdentityValues, string>({ form, name: 'color' });
  const color = value ?? '';
  return (
    <Card
      title={messages.title}
      description={disabledReason ?? messages.text}
      actions={
        color !== '' &&
        disabledReason === undefined && (
          <Button size="sm" variant="ghost" icon={RotateCw} onPress={() => onChange('')}>
            {messages.reset}
          </Button>
        )
      }
    >
      <FormField form={form} name="color" label={messages.title}>
        <ColorPicker
          label={messages.title}
          isLabelHidden
          value={color}
          onChange={onChange}
          errorMessage={errorMessage}
          isReadOnly={disabledReason !== undefined}
        >
          <ColorResult color={color} />
        </ColorPicker>
      </FormField>
    </Card>
  );
}

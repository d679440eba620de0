import { useFieldError, useFieldValue } from '@edge-console/forms';
import { Button } from '@edge-console/ui/button';
import { Card } from '@edge-console/ui/card';
import { ColorPicker } from '@edge-console/ui/color-picker';
import { RotateCw } from '@edge-console/ui/icon';
import { useEffect, useRef } from 'react';
import { ColorResult } from './ColorResult.tsx';
import { type IdentityForm, productColor } from './identityForm.ts';
import { identityMessages } from './messages.ts';

const messages = identityMessages.color;

export type BrandColorCardProps = {
  form: IdentityForm;
  /** Why the color cannot be changed. */
  disabledReason: string | undefined;
};

/** The brand color, and what contrast makes of it. */
export function BrandColorCard({ form, disabledReason }: BrandColorCardProps) {
  const color = useFieldValue(form, 'color');
  const errorMessage = useFieldError(form, 'color')?.message;
  const onChange = (next: string) => form.change('color', next);
  const element = useRef<HTMLDivElement>(null);
  const hex = useRef<HTMLInputElement>(null);
  // Not with FormField, which takes the rounded positions of the area and the slider for unreported input.
  useEffect(() => {
    if (!element.current) return undefined;
    const field = { label: messages.title, element: element.current, focus: () => hex.current?.focus() };
    return form.register('color', field);
  }, [form]);
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
      <div ref={element}>
        <ColorPicker
          ref={hex}
          label={messages.title}
          isLabelHidden
          value={color}
          placeholderColor={productColor}
          onChange={onChange}
          onBlur={() => form.blur('color')}
          errorMessage={errorMessage}
          isReadOnly={disabledReason !== undefined}
        >
          <ColorResult color={color} isReadOnly={disabledReason !== undefined} />
        </ColorPicker>
      </div>
    </Card>
  );
}

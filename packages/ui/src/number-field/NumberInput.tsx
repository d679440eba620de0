import { forwardRef, useContext } from 'react';
import { Input, NumberFieldStateContext } from 'react-aria-components/NumberField';
import { useLocale } from '../messages/index.ts';
import { ownWriting } from './ownWriting.ts';

interface NumberInputProps {
  formatOptions: Intl.NumberFormatOptions | undefined;
  placeholder: string | undefined;
  className: string;
}

const plain = {};

/** The input of the number field around it. */
export const NumberInput = forwardRef<HTMLInputElement, NumberInputProps>(function NumberInput(
  { formatOptions = plain, placeholder, className },
  ref,
) {
  const state = useContext(NumberFieldStateContext);
  const locale = useLocale();
  return (
    <Input
      ref={ref}
      className={className}
      {...(state !== null && { value: ownWriting(state.inputValue, state.numberValue, locale, formatOptions) })}
      {...(placeholder !== undefined && { placeholder })}
    />
  );
});

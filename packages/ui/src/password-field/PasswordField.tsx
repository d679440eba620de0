import { forwardRef, useState } from 'react';
import { IconButton } from '../button/index.ts';
import { useMergedRef } from '../dom/useMergedRef.ts';
import { Eye, EyeOff } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';
import { passwordFieldMessages } from './messages.ts';
import { useCapsLock } from './useCapsLock.ts';
import { useHiddenValueAttribute } from './useHiddenValueAttribute.ts';

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  | 'type'
  | 'errorSource'
  | 'prefix'
  | 'suffix'
  | 'action'
  | 'inputMode'
  | 'isReadOnly'
  | 'onKeyDown'
  | 'dir'
  | 'maxLength'
> {
  /** `new-password` where one is chosen. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password' | undefined;
}

/** A password: hidden until the eye button is pressed, with a hint while Caps Lock is on. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { autoComplete = 'current-password', description, errorMessage, onBlur, size = 'lg', ...rest },
  ref,
) {
  const messages = useMessages(passwordFieldMessages);
  const input = useMergedRef(ref);
  useHiddenValueAttribute(input);
  const [isRevealed, setIsRevealed] = useState(false);
  const capsLock = useCapsLock();
  // The error replaces the hint, and Caps Lock can be the cause.
  const error = errorMessage !== undefined && capsLock.isOn ? `${errorMessage} ${messages.capsLock}` : errorMessage;
  return (
    <TextField
      {...rest}
      ref={input}
      size={size}
      type={isRevealed ? 'text' : 'password'}
      dir="ltr"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      description={capsLock.isOn ? messages.capsLock : description}
      errorMessage={error}
      onKeyDown={capsLock.listen}
      onBlur={() => {
        capsLock.reset();
        onBlur?.();
      }}
      action={
        <IconButton
          label={isRevealed ? messages.hide : messages.show}
          icon={isRevealed ? EyeOff : Eye}
          size={size === 'xl' ? 'md' : 'sm'}
          isDisabled={rest.isDisabled}
          onPress={() => setIsRevealed(!isRevealed)}
        />
      }
    />
  );
});

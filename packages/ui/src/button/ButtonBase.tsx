import { useId, type ReactNode, type Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import * as spinner from '../progress/Spinner.css.ts';
import { usePendingIndicator } from '../progress/usePendingIndicator.ts';
import * as styles from './Button.css.ts';

/** What every button takes from the headless one beneath it. */
type Inherited = Pick<
  AriaButtonProps,
  | 'aria-controls'
  | 'aria-current'
  | 'aria-describedby'
  | 'aria-expanded'
  | 'aria-haspopup'
  | 'aria-labelledby'
  | 'aria-pressed'
  | 'autoFocus'
  | 'excludeFromTabOrder'
  | 'form'
  | 'id'
  | 'isDisabled'
  | 'name'
  | 'onBlur'
  | 'onFocus'
  | 'onHoverEnd'
  | 'onHoverStart'
  | 'onPress'
  | 'onPressStart'
  | 'slot'
  | 'type'
  | 'value'
>;

export interface SharedButtonProps extends Inherited {
  /** Prominence; one `primary` in a view. @default 'secondary' (Button), 'ghost' (IconButton) */
  variant?: 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger' | 'dangerSoft';
  /** Height: 28, 32, 36 or 44 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Work is under way: presses do nothing, focus and width stay, a spinner replaces the label after 200 ms. */
  isPending?: boolean;
  /** Why the action is impossible. The button stays focusable, says so, and does nothing. */
  disabledReason?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

interface ButtonBaseProps extends SharedButtonProps {
  'aria-label'?: string;
  isBlock?: boolean;
  isSquare?: boolean;
  children: ReactNode;
}

/** Focusable and described, but nothing happens: a native `disabled` would hide the reason from the keyboard. */
function inert({ onPress: _onPress, onPressStart: _onPressStart, ...rest }: Inherited, reasonId: string) {
  return {
    ...rest,
    'aria-disabled': true,
    'aria-describedby': [rest['aria-describedby'], reasonId].filter(Boolean).join(' '),
    type: 'button' as const,
  };
}

/** The body that Button and IconButton share. */
export function ButtonBase({
  variant = 'secondary',
  size = 'md',
  isBlock = false,
  isSquare = false,
  isPending = false,
  disabledReason,
  children,
  ...rest
}: ButtonBaseProps) {
  const reasonId = useId();
  const isSpinning = usePendingIndicator(isPending);
  const attributes = disabledReason === undefined ? rest : inert(rest, reasonId);
  return (
    <>
      <AriaButton
        {...attributes}
        isPending={isPending}
        className={styles.button({ variant, size, isBlock, isSquare })}
        data-spinning={isSpinning || undefined}
      >
        {children}
        {isSpinning && (
          <span className={styles.indicator}>
            <span className={spinner.ring} />
          </span>
        )}
      </AriaButton>
      {disabledReason !== undefined && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  );
}

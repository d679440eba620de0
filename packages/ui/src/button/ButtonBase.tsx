import { useId, type ReactNode, type Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import * as spinner from '../progress/Spinner.css.ts';
import { usePendingIndicator } from '../progress/usePendingIndicator.ts';
import * as styles from './Button.css.ts';
import { useButtonTooltip } from './useButtonTooltip.tsx';

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
  /** Shown on hover and keyboard focus, unless there is a reason to tell instead. */
  hint?: string;
  children: ReactNode;
}

/** Focusable and described, but nothing happens: a native `disabled` would hide the reason from the keyboard. */
function inert({ onPress: _onPress, onPressStart: _onPressStart, ...rest }: Inherited, reasonId: string) {
  return {
    ...rest,
    'aria-disabled': true as const,
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
  hint,
  children,
  ...rest
}: ButtonBaseProps) {
  const reasonId = useId();
  const isSpinning = usePendingIndicator(isPending);
  const { handlers, tooltip } = useButtonTooltip(disabledReason ?? hint, disabledReason !== undefined);
  const attributes: Inherited = disabledReason === undefined ? rest : inert(rest, reasonId);
  return (
    <>
      <AriaButton
        {...attributes}
        {...handlers}
        onFocus={(event) => {
          handlers.onFocus(event);
          attributes.onFocus?.(event);
        }}
        onBlur={(event) => {
          handlers.onBlur(event);
          attributes.onBlur?.(event);
        }}
        onPressStart={(event) => {
          handlers.onPressStart(event);
          attributes.onPressStart?.(event);
        }}
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
      {tooltip}
      {disabledReason !== undefined && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  );
}

import { useId, type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react';
import type { ElementProps } from '../dom/index.ts';
import * as spinner from '../progress/Spinner.css.ts';
import { usePendingIndicator } from '../progress/usePendingIndicator.ts';
import type { Tone } from '../theme/index.ts';
import * as styles from './Button.css.ts';
import { useButtonTooltip } from './useButtonTooltip.tsx';

/** Attributes of the native button that are passed through. */
type Native = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  | 'aria-controls'
  | 'aria-current'
  | 'aria-describedby'
  | 'aria-expanded'
  | 'aria-haspopup'
  | 'aria-keyshortcuts'
  | 'aria-labelledby'
  | 'aria-pressed'
  | 'autoFocus'
  | 'form'
  | 'name'
  | 'onBlur'
  | 'onFocus'
  | 'tabIndex'
  | 'type'
  | 'value'
>;

/** A press by pointer, finger, keyboard or assistive technology. */
export interface ButtonPress {
  /** The button itself, whatever inside it was hit. */
  target: HTMLButtonElement;
}

export type ButtonTone = Extract<Tone, 'neutral' | 'danger'>;

export interface SharedButtonProps extends Native, ElementProps {
  /** It was pressed: by pointer, finger or keyboard. */
  onPress?: ((press: ButtonPress) => void) | undefined;
  /** Prominence; one `primary` in a view. @default 'secondary' (Button), 'ghost' (IconButton) */
  variant?: 'primary' | 'secondary' | 'soft' | 'ghost';
  /** Meaning; `danger` for an action that deletes or ends something. @default 'neutral' */
  tone?: ButtonTone;
  /** Height: 28, 32, 36 or 44 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Disabled. Say why beside it. @default false */
  isDisabled?: boolean | undefined;
  /** Work is under way: presses do nothing, focus and width stay, a spinner replaces the label after 200 ms. */
  isPending?: boolean | undefined;
  /** Why the action is impossible. The button stays focusable (`aria-disabled`) and shows the reason. */
  disabledReason?: string | undefined;
}

/** Edge of the icon in a button with a label, in px. */
export const iconSizes = { sm: 14, md: 16, lg: 16, xl: 16 } as const;

interface ButtonBaseProps extends SharedButtonProps {
  buttonRef: Ref<HTMLButtonElement>;
  'aria-label'?: string;
  isBlock?: boolean;
  isSquare?: boolean;
  /** Tooltip on hover and keyboard focus; `disabledReason` takes precedence. */
  hint?: string;
  children: ReactNode;
}

/** Calls the button's own handler, then the one that a trigger around it has put on it. */
function both<Event>(own: (event: Event) => void, other: ((event: Event) => void) | undefined) {
  return (event: Event) => {
    own(event);
    other?.(event);
  };
}

/**
 * The body that Button and IconButton share: a native button, so that the first screen carries no interaction library.
 * Other properties are passed to the element, so that react-aria's `Focusable` and `Pressable` can make it a trigger.
 */
export function ButtonBase({
  variant = 'secondary',
  tone = 'neutral',
  size = 'md',
  isBlock = false,
  isSquare = false,
  isDisabled = false,
  isPending = false,
  disabledReason,
  hint,
  buttonRef,
  type = 'button',
  onPress,
  children,
  ...rest
}: ButtonBaseProps) {
  const reasonId = useId();
  const isSpinning = usePendingIndicator(isPending);
  const isRefused = disabledReason !== undefined;
  const isInert = isPending || isRefused;
  const { handlers, tooltip } = useButtonTooltip(disabledReason ?? hint, isRefused);
  const given: ButtonHTMLAttributes<HTMLButtonElement> = rest;
  return (
    <>
      <button
        {...rest}
        ref={buttonRef}
        // An inert button must not send the form, and Enter in a field would press it.
        type={isInert ? 'button' : type}
        className={styles.button({ variant, tone, size, isBlock, isSquare })}
        disabled={isDisabled}
        // Not `disabled`: that would lose the focus, and hide the reason from the keyboard.
        aria-disabled={isInert || undefined}
        aria-describedby={
          isRefused ? [rest['aria-describedby'], reasonId].filter(Boolean).join(' ') : rest['aria-describedby']
        }
        data-disabled={isDisabled || undefined}
        data-pending={isPending || undefined}
        data-spinning={isSpinning || undefined}
        onPointerEnter={both(handlers.onPointerEnter, given.onPointerEnter)}
        onPointerLeave={both(handlers.onPointerLeave, given.onPointerLeave)}
        onPointerDown={both(handlers.onPointerDown, isInert ? undefined : given.onPointerDown)}
        onFocus={both(handlers.onFocus, given.onFocus)}
        onBlur={both(handlers.onBlur, given.onBlur)}
        onKeyDown={both(handlers.onKeyDown, isInert ? undefined : given.onKeyDown)}
        onClick={(event) => {
          // Safari does not focus a clicked button; an overlay that it opens must be able to restore the focus.
          // An expanded one has already passed the focus on, and jsdom would take it back.
          if (event.currentTarget.ariaExpanded !== 'true') event.currentTarget.focus({ preventScroll: true });
          handlers.onClick(event);
          if (isInert) return;
          given.onClick?.(event);
          onPress?.({ target: event.currentTarget });
        }}
      >
        {children}
        {isSpinning && (
          <span className={styles.indicator}>
            <span className={spinner.ring} />
          </span>
        )}
      </button>
      {tooltip}
      {isRefused && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  );
}

import { useId, type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react';
import type { ElementProps } from '../dom/index.ts';
import * as spinner from '../progress/Spinner.css.ts';
import { usePendingIndicator } from '../progress/usePendingIndicator.ts';
import type { Tone } from '../theme/index.ts';
import * as styles from './Button.css.ts';
import { useButtonTooltip } from './useButtonTooltip.tsx';

/** Native button attributes that are passed through. */
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

/** A press with a pointer, touch, keyboard or assistive technology. */
export interface ButtonPress {
  /** The button, also if an element inside it was pressed. */
  target: HTMLButtonElement;
}

export type ButtonTone = Extract<Tone, 'neutral' | 'danger'>;

export interface SharedButtonProps extends Native, ElementProps {
  /** Called when it is pressed with a pointer, touch or keyboard. */
  onPress?: ((press: ButtonPress) => void) | undefined;
  /** Prominence; at most one `primary` in a view. @default 'secondary' (Button), 'ghost' (IconButton) */
  variant?: 'primary' | 'secondary' | 'soft' | 'ghost';
  /** Meaning; `danger` for an action that deletes or ends something. @default 'neutral' */
  tone?: ButtonTone;
  /** Height: 28, 32, 36 or 44 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Disabled and not focusable. Explain why next to it. @default false */
  isDisabled?: boolean | undefined;
  /** Work in progress: presses do nothing, focus and width are unchanged, a spinner replaces the label after 200 ms. */
  isPending?: boolean | undefined;
  /** Why the action is unavailable. The button remains focusable (`aria-disabled`) and shows the reason. */
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

/** Calls the button's own handler, then the one of a trigger around it. */
function chain<Event>(own: (event: Event) => void, other: ((event: Event) => void) | undefined) {
  return (event: Event) => {
    own(event);
    other?.(event);
  };
}

/**
 * Shared by Button and IconButton: a native button, so that the first screen loads no interaction library.
 * It passes other props to the element, so that react-aria's `Focusable` and `Pressable` can make it a trigger.
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
  const hasDisabledReason = disabledReason !== undefined;
  const isInert = isPending || hasDisabledReason;
  const { handlers, tooltip } = useButtonTooltip(disabledReason ?? hint, hasDisabledReason);
  const native: ButtonHTMLAttributes<HTMLButtonElement> = rest;
  return (
    <>
      <button
        {...rest}
        ref={buttonRef}
        // Enter in a field presses the submit button, and an inert one must not submit the form.
        type={isInert ? 'button' : type}
        className={styles.button({ variant, tone, size, isBlock, isSquare })}
        disabled={isDisabled}
        // Not `disabled`: that would lose focus and hide the reason from keyboard users.
        aria-disabled={isInert || undefined}
        aria-describedby={
          hasDisabledReason ? [rest['aria-describedby'], reasonId].filter(Boolean).join(' ') : rest['aria-describedby']
        }
        data-disabled={isDisabled || undefined}
        data-pending={isPending || undefined}
        data-spinning={isSpinning || undefined}
        onPointerEnter={chain(handlers.onPointerEnter, native.onPointerEnter)}
        onPointerLeave={chain(handlers.onPointerLeave, native.onPointerLeave)}
        onPointerDown={chain(handlers.onPointerDown, isInert ? undefined : native.onPointerDown)}
        onFocus={chain(handlers.onFocus, native.onFocus)}
        onBlur={chain(handlers.onBlur, native.onBlur)}
        onKeyDown={chain(handlers.onKeyDown, isInert ? undefined : native.onKeyDown)}
        onClick={(event) => {
          // Safari does not focus a clicked button, and its overlay must be able to restore focus.
          // An expanded button has already moved focus, and jsdom would move it back.
          if (event.currentTarget.ariaExpanded !== 'true') event.currentTarget.focus({ preventScroll: true });
          handlers.onClick(event);
          if (isInert) return;
          native.onClick?.(event);
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
      {hasDisabledReason && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  );
}

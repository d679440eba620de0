import { forwardRef, type ReactNode, useState } from 'react';
import { type Color, ColorArea, ColorThumb, parseColor } from 'react-aria-components/ColorArea';
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider';
import { IconButton } from '../button/index.ts';
import { useMergedRef } from '../dom/useMergedRef.ts';
import {
  controlAttributes,
  splitAttributes,
  Field,
  FieldBox,
  FieldMessage,
  useFieldIds,
  type FieldProps,
} from '../field/index.ts';
import { useNativeChange } from '../field/useNativeChange.ts';
import * as box from '../field/FieldBox.css.ts';
import { hidden } from '../field/Field.css.ts';
import { Pipette } from '../icon/index.ts';
import { AriaLocale } from '../messages/AriaLocale.tsx';
import { useMessages } from '../messages/index.ts';
import { colorPickerMessages } from './messages.ts';
import { parseHexColor } from './parseHexColor.ts';
import { useEyeDropper } from './useEyeDropper.ts';
import * as styles from './ColorPicker.css.ts';

export interface ColorPickerProps extends FieldProps {
  /** `#rrggbb`, empty, or incomplete text (controlled). Omit it for an uncontrolled field. */
  value?: string | undefined;
  /** Initial value, uncontrolled. @default '' */
  defaultValue?: string | undefined;
  /** `#rrggbb` that applies while the value is empty: the thumbs start there, and the hex field shows it. */
  placeholderColor?: string | undefined;
  /** Called with `#rrggbb` on each change, or with incomplete text as typed, so that a form can reject it. */
  onChange?: ((value: string) => void) | undefined;
  /** Called when focus leaves the field: the time to validate it. */
  onBlur?: (() => void) | undefined;
  /** Name in native form data. */
  name?: string | undefined;
  /** What the color results in, shown below the hex value: a preview or its contrast. */
  children?: ReactNode;
  /** Shows the color and its hex value only. @default false */
  isReadOnly?: boolean | undefined;
  /** Disables the field and removes it from the Tab order. Explain why next to it. @default false */
  isDisabled?: boolean | undefined;
}

/** Position of the thumbs without a color. */
const unset = '#ffffff';
const toHsb = (hex: string): Color => parseColor(hex).toFormat('hsb');
const toHex = (color: Color): string => color.toString('hex').toLowerCase();

/** The hex value with the hue that a gray, white or black has lost in it. */
function usePosition(hex: string | null) {
  const [position, setPosition] = useState(() => ({ hex, color: toHsb(hex ?? unset) }));
  const isElsewhere = hex !== null && hex !== position.hex;
  const current = isElsewhere ? { hex, color: toHsb(hex) } : position;
  if (isElsewhere) setPosition(current);
  return [current.color, (color: Color) => setPosition({ hex: toHex(color), color })] as const;
}

/** A color: by eye in an area and a hue slider, as a hex value, or from the screen. `ref` reaches the hex input. */
export const ColorPicker = forwardRef<HTMLInputElement, ColorPickerProps>(function ColorPicker(
  {
    id,
    label,
    isLabelHidden,
    isRequired,
    isOptionalShown,
    description,
    errorMessage: givenMessage,
    labelEnd,
    value,
    defaultValue = '',
    placeholderColor,
    onChange,
    onBlur,
    name,
    children,
    isReadOnly = false,
    isDisabled = false,
    ...rest
  },
  ref,
) {
  const messages = useMessages(colorPickerMessages);
  const ids = useFieldIds(id);
  const hexId = `${ids.control}-hex`;
  const input = useMergedRef(ref);
  const { data, native } = splitAttributes(rest);
  const [ownValue, setOwnValue] = useState(defaultValue);
  const current = value ?? ownValue;
  const hex = parseHexColor(current);
  const shown = current === '' && placeholderColor !== undefined ? placeholderColor : hex;
  const [color, setColor] = usePosition(shown);
  // The typed text and the value it belongs to: when the value changes from outside, the text follows.
  const [draft, setDraft] = useState<{ text: string; for: string; isRefused: boolean }>();
  const isTyped = draft?.for === current;
  const text = isTyped ? draft.text : (hex?.toUpperCase() ?? current);
  const [initial] = useState(current);
  const [announcement, setAnnouncement] = useState('');
  const pick = useEyeDropper();

  const change = (next: string) => {
    if (next === current) return;
    setOwnValue(next);
    onChange?.(next);
  };
  const select = (next: Color) => {
    setDraft(undefined);
    setColor(next);
    change(toHex(next));
  };
  const settle = (typed: string) => {
    const parsed = parseHexColor(typed);
    if (parsed === null) setDraft({ text: typed, for: current, isRefused: typed.trim() !== '' });
    else {
      setDraft(undefined);
      change(parsed);
    }
  };
  useNativeChange(input, {
    onCommit: settle,
    onReset: () => {
      setDraft(undefined);
      change(initial);
    },
  });

  const pickFromScreen = async (open: () => Promise<string | null>) => {
    const picked = await open();
    if (picked === null) return;
    setDraft(undefined);
    change(picked);
    setAnnouncement(messages.picked(picked.toUpperCase()));
  };

  const errorMessage = givenMessage ?? (isTyped && draft.isRefused ? messages.invalid : undefined);
  const around = { label, isLabelHidden, isRequired, isOptionalShown, labelEnd };
  const field = (
    <div className={styles.hex}>
      <label id={hexId} htmlFor={ids.control} className={styles.hexLabel}>
        {messages.hex}
      </label>
      <FieldBox
        size="lg"
        isInvalid={errorMessage !== undefined}
        isReadOnly={isReadOnly}
        isDisabled={isDisabled}
        prefix={
          <span
            className={styles.swatch}
            data-empty={shown === null || undefined}
            style={shown === null ? undefined : { backgroundColor: shown }}
          />
        }
        action={
          pick &&
          !isReadOnly && (
            <IconButton
              label={messages.pick}
              icon={Pipette}
              size="sm"
              isDisabled={isDisabled}
              onPress={() => void pickFromScreen(pick)}
            />
          )
        }
      >
        <input
          {...native}
          {...controlAttributes(ids, { description, errorMessage, isRequired })}
          ref={input}
          type="text"
          dir="ltr"
          name={name}
          aria-labelledby={`${ids.label} ${hexId}`}
          className={`${box.input} ${styles.code}`}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={32}
          placeholder={placeholderColor?.toUpperCase()}
          value={text}
          onChange={(event) => {
            const typed = event.currentTarget.value;
            const parsed = parseHexColor(typed);
            // Three digits are complete only when focus leaves the field: three more can follow.
            const isComplete = parsed !== null && typed.trim().length >= 6;
            const next = isComplete ? parsed : typed;
            setDraft({ text: typed, for: next, isRefused: isTyped && draft.isRefused && parsed === null });
            change(next);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            // Enter confirms the color; it does not submit the form.
            event.preventDefault();
            settle(text);
          }}
          readOnly={isReadOnly}
          disabled={isDisabled}
        />
      </FieldBox>
      <FieldMessage id={ids.message} description={description} errorMessage={errorMessage} />
    </div>
  );
  return (
    <Field {...data} ids={ids} {...around} isLabelDetached onLabelPress={() => input.current?.focus()}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- notices when focus leaves the group */}
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be a flex container in every browser
        role="group"
        aria-labelledby={ids.label}
        className={styles.root}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
        }}
      >
        {!isReadOnly && (
          <AriaLocale>
            <div className={styles.plane}>
              <ColorArea
                aria-label={messages.area}
                className={styles.area}
                colorSpace="hsb"
                xChannel="saturation"
                yChannel="brightness"
                value={color}
                onChange={select}
                isDisabled={isDisabled}
              >
                <ColorThumb className={styles.thumb} />
              </ColorArea>
              <ColorSlider
                aria-label={messages.hue}
                className={styles.slider}
                colorSpace="hsb"
                channel="hue"
                value={color}
                onChange={select}
                isDisabled={isDisabled}
              >
                <SliderTrack className={styles.track}>
                  <ColorThumb className={styles.thumb} />
                </SliderTrack>
              </ColorSlider>
            </div>
          </AriaLocale>
        )}
        <div className={styles.side}>
          {field}
          {children}
        </div>
        <output className={hidden}>{announcement}</output>
      </div>
    </Field>
  );
});

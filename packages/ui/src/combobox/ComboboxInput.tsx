import { useContext, type RefObject } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { isComposing, markComposing } from '../dom/isComposing.ts';
import * as box from '../field/FieldBox.css.ts';

interface ComboboxInputProps {
  inputRef: RefObject<HTMLInputElement | null>;
  id: string;
  placeholder: string;
  /** Whether the text is a search and not the label of the value. */
  isTyped: boolean;
  /** Called on Enter when no option is highlighted. */
  onEnter: () => void;
  onEscape: () => void;
}

/** The text input. Typing and pressing open the list. */
export function ComboboxInput({ inputRef, id, placeholder, isTyped, onEnter, onEscape }: ComboboxInputProps) {
  const state = useContext(ComboBoxStateContext);
  const open = () => state?.open(null, 'manual');
  return (
    <Input
      ref={inputRef}
      id={id}
      className={box.input}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      onInput={open}
      onClick={open}
      onKeyDownCapture={markComposing}
      onKeyDown={(event) => {
        if (isComposing(event)) return;
        const isMarked = event.currentTarget.hasAttribute('aria-activedescendant');
        if (event.key === 'Enter' && !isMarked) onEnter();
        if (event.key !== 'Escape' || !(state?.isOpen || isTyped)) return;
        onEscape();
        // The first Escape closes only the list, not the dialog around the field.
        event.stopPropagation();
      }}
    />
  );
}

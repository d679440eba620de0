import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/index.ts';
import { useMessages } from '../messages/index.ts';
import { Popover } from '../popover/index.ts';
import { Select, type SelectItems } from '../select/index.ts';
import { propertyFilterMessages } from './messages.ts';
import * as styles from './FilterEditor.css.ts';

export interface EditorFrameProps {
  trigger: HTMLElement;
  /** Property and operator in words, when only the value is editable. */
  title?: ReactNode;
  properties: SelectItems<string>;
  property: string;
  onPropertyChange: (property: string) => void;
  operators: SelectItems<string>;
  operator: string;
  onOperatorChange: (operator: string) => void;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A panel to edit property, operator and value, anchored to the filter. */
export function EditorFrame({
  trigger,
  title,
  properties,
  property,
  onPropertyChange,
  operators,
  operator,
  onOperatorChange,
  onSubmit,
  onClose,
  children,
}: EditorFrameProps) {
  const messages = useMessages(propertyFilterMessages);
  const triggerRef = useRef(trigger);
  const form = useRef<HTMLFormElement>(null);
  const isNew = title !== undefined;
  useEffect(() => {
    if (isNew) form.current?.querySelector('input')?.focus();
  }, [isNew]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events of a form in a portal bubble to the form around it.
    event.stopPropagation();
    onSubmit();
  };

  return (
    <Popover
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      triggerRef={triggerRef}
      label={isNew ? messages.addFilter : messages.editFilter}
    >
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {isNew ? (
          <p className={styles.title}>{title}</p>
        ) : (
          <>
            <Select
              label={messages.property}
              size="md"
              items={properties}
              value={property}
              onChange={onPropertyChange}
            />
            <Select
              label={messages.operator}
              size="md"
              items={operators}
              value={operator}
              onChange={onOperatorChange}
            />
          </>
        )}
        {children}
        <div className={styles.actions}>
          <Button variant="ghost" onPress={onClose}>
            {messages.cancel}
          </Button>
          <Button variant="primary" type="submit">
            {messages.apply}
          </Button>
        </div>
      </form>
    </Popover>
  );
}

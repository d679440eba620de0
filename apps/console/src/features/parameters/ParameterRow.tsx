import type { Parameter } from '@edge-console/domain';
import { Badge } from '@edge-console/ui/badge';
import { Button } from '@edge-console/ui/button';
import { useRef } from 'react';
import { parametersMessages as messages } from './messages.ts';
import type { Category } from './queries.ts';
import { defaultField, isDefault } from './edits.ts';
import { ParameterField, ParameterText } from './ParameterField.tsx';
import * as styles from './Parameters.css.ts';

export type ParameterRowProps = {
  name: string;
  parameter: Parameter;
  category: Category;
  value: unknown;
  /** Whether it has an unsaved edit. */
  isEdited: boolean;
  errorMessage: string | undefined;
  isReadOnly: boolean;
  onChange: (value: unknown) => void;
};

/** A parameter: description, value, and whether it is the default. */
export function ParameterRow(row: ParameterRowProps) {
  const { name, parameter, category, value, isEdited, isReadOnly, onChange } = row;
  const control = useRef<HTMLDivElement>(null);
  const isWide = parameter.kind === 'flags';
  const isSet = parameter.kind !== 'apiKeys' && parameter.kind !== 'dependent';
  const isAsDefault = isSet && isDefault(category, name, parameter, value);
  const canReset = isSet && !isAsDefault && !isReadOnly;
  return (
    <div className={styles.row} data-wide={isWide || undefined}>
      <div className={styles.textColumn}>
        <p translate="no" className={styles.key}>
          {name}
        </p>
        <p className={styles.hint}>{messages.parameters[name]}</p>
      </div>
      <div ref={control} className={styles.control}>
        {isReadOnly || parameter.kind === 'apiKeys' ? <ParameterText {...row} /> : <ParameterField {...row} />}
      </div>
      <div className={styles.state}>
        {isEdited && <Badge tone="primary">{messages.edited}</Badge>}
        {isAsDefault && !isEdited && <span className={styles.hint}>{messages.default}</span>}
        {isSet && !isAsDefault && !isEdited && <span className={styles.hint}>{messages.changed}</span>}
        {canReset && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={messages.resetName(name)}
            onPress={() => {
              onChange(defaultField(category, name, parameter));
              // The reset button disappears with the edit, so its field takes focus.
              const fields = ['input:checked', 'input, textarea, button, [contenteditable=true]'];
              const find = (selector: string) => control.current?.querySelector<HTMLElement>(selector);
              fields.map(find).find(Boolean)?.focus();
            }}
          >
            {messages.reset}
          </Button>
        )}
      </div>
    </div>
  );
}

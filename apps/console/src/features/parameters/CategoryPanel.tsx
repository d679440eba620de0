import { isApplicable, parametersOf } from '@edge-console/domain';
import { Button } from '@edge-console/ui/button';
import { lazyComponent } from '@edge-console/ui/lazy-part';
import { Segmented } from '@edge-console/ui/segmented';
import { useCallback, useState } from 'react';
import { useOfflineReason } from '../../auth/access/useOnlineAccess.ts';
import { useAccess } from '../../auth/access/useAccess.ts';
import { parametersMessages } from './messages.ts';
import type { Category } from './queries.ts';
import { fieldsAsJson, jsonAsFields, jsonIssues, shownFields, typedJson, rawJsonKey, withEdit } from './edits.ts';
import { ParameterRow } from './ParameterRow.tsx';
import * as styles from './Parameters.css.ts';
import type { ParametersState } from './useParameters.ts';

const JsonEditor = lazyComponent(async () => (await import('@edge-console/ui/json-editor')).JsonEditor);

const { categories: messages } = parametersMessages;

type CategoryPanelProps = {
  category: Category;
  parameters: ParametersState;
  /** Of its heading, which can receive focus. */
  headingId: string;
  isReadOnly: boolean;
  onDelete: () => void;
};

/** One category's values: a row for each, or a custom category's JSON. */
export function CategoryPanel({ category, parameters, headingId, isReadOnly, onDelete }: CategoryPanelProps) {
  const { name, custom, defaults } = category;
  const { edits, edit, unsaved } = parameters;
  const deleteAccess = useAccess('deleteEiCategory');
  const offline = useOfflineReason();
  const fields = shownFields(category, edits);
  const reading = unsaved.find((one) => one.category.name === name)?.reading;
  const errors = reading?.errors ?? {};
  const validate = useCallback((values: unknown) => jsonIssues(name, values), [name]);
  const change = (key: string, value: unknown) => edit((current) => withEdit(current, category, { [key]: value }));
  const typed = typedJson(category, edits);
  const [isJson, setJson] = useState(typed !== undefined);
  // Invalid JSON cannot be shown in fields, nor an unreadable field in JSON.
  const isBound = isJson ? typed !== undefined && jsonAsFields(category, typed) === null : reading?.values === null;
  const choose = (view: 'form' | 'json') => {
    if (view === 'form' && typed !== undefined)
      edit((current) => withEdit(current, category, jsonAsFields(category, typed) ?? {}));
    setJson(view === 'json');
  };
  return (
    <section className={styles.panel} aria-label={name}>
      <header className={styles.panelHeader}>
        <div className={styles.panelTextColumn}>
          <h2 id={headingId} tabIndex={-1} className={styles.panelTitle}>
            {name}
          </h2>
          <p className={styles.muted}>{custom ? messages.customText : messages.byName[name]}</p>
        </div>
        {!custom && !isReadOnly && (
          <Segmented
            label={messages.view}
            items={[
              { id: 'form', label: messages.form, isDisabled: isJson && isBound },
              { id: 'json', label: messages.json, isDisabled: !isJson && isBound },
            ]}
            value={isJson ? 'json' : 'form'}
            onChange={choose}
          />
        )}
        {custom && deleteAccess.allowed && (
          <Button size="sm" variant="ghost" disabledReason={offline} onPress={onDelete}>
            {messages.remove}
          </Button>
        )}
      </header>
      {isReadOnly && <p className={styles.muted}>{parametersMessages.readOnly}</p>}
      {custom || isJson ? (
        <JsonEditor
          label={parametersMessages.jsonOf(name)}
          isLabelHidden
          value={custom ? String(fields[rawJsonKey]) : fieldsAsJson(category, edits)}
          onChange={(text) => change(rawJsonKey, text)}
          validate={validate}
          isReadOnly={isReadOnly}
          rows={custom ? 16 : 8}
        />
      ) : (
        Object.entries(parametersOf(name) ?? {}).map(([key, parameter]) =>
          isApplicable(parameter, fields, defaults) ? (
            <ParameterRow
              key={key}
              name={key}
              parameter={parameter}
              category={category}
              value={parameter.kind === 'apiKeys' ? category.values[key] : fields[key]}
              isEdited={Object.hasOwn(edits[name]?.entered ?? {}, key)}
              errorMessage={errors[key]}
              isReadOnly={isReadOnly}
              onChange={(value) => change(key, value)}
            />
          ) : null,
        )
      )}
    </section>
  );
}

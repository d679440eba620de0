import { useMessages } from '../messages/index.ts';
import { Segmented } from '../segmented/index.ts';
import type { FilterQuery } from './filterQuery.ts';
import { propertyFilterMessages } from './messages.ts';

interface OperatorSwitchProps {
  value: FilterQuery['operator'];
  onChange: (operator: FilterQuery['operator']) => void;
}

/** Whether all filters must match, or any. */
export function OperatorSwitch(props: OperatorSwitchProps) {
  const messages = useMessages(propertyFilterMessages);
  return (
    <Segmented
      {...props}
      label={messages.match}
      size="sm"
      items={[
        { id: 'and', label: messages.matchAll },
        { id: 'or', label: messages.matchAny },
      ]}
    />
  );
}

import { Card } from '@edge-console/ui/card';
import type { ReactNode } from 'react';

interface FormCardProps {
  title: string;
  description?: string;
  /** Buttons of the form, Save last. */
  footer: ReactNode;
  /** px. @default 480 */
  width?: number;
  children: ReactNode;
}

/** The frame of a form in a drawer or page: title above, buttons below, aligned to the end. */
export function FormCard({ title, description, footer, width = 480, children }: FormCardProps) {
  return (
    <div style={{ maxInlineSize: width }}>
      <Card
        title={title}
        description={description}
        footer={
          <div style={{ display: 'flex', flex: 1, flexWrap: 'wrap', justifyContent: 'end', gap: 8 }}>{footer}</div>
        }
      >
        {children}
      </Card>
    </div>
  );
}

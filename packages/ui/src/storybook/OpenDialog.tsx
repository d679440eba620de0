import { useId } from 'react';
import { Button } from '../button/index.ts';
import { DialogParts } from '../dialog/DialogParts.tsx';
import type { LucideIcon } from '../icon/index.ts';
import { modalSurface } from '../overlay/index.ts';
import type { Tone } from '../theme/index.ts';

interface OpenDialogProps {
  title: string;
  description?: string;
  icon?: LucideIcon;
  iconTone?: Exclude<Tone, 'info'>;
  width: number;
  verb: string;
  /** Label of the button before it. @default 'Cancel' */
  other?: string;
  isDangerous?: boolean;
  children: string;
}

/** A dialog surface without the overlay. */
export function OpenDialog({
  title,
  description,
  icon,
  iconTone = 'neutral',
  width,
  verb,
  other,
  isDangerous = false,
  children,
}: OpenDialogProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={`${id}title`}
      className={modalSurface}
      style={{
        inlineSize: `min(${width}px, 100vw - 32px)`,
        borderRadius: 12,
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <DialogParts
        title={title}
        titleId={`${id}title`}
        description={description}
        descriptionId={`${id}description`}
        icon={icon}
        iconTone={iconTone}
        bodyId={`${id}body`}
        isSheet={false}
        footer={
          <>
            <Button tone={other === undefined ? 'neutral' : 'danger'}>{other ?? 'Cancel'}</Button>
            <Button variant="primary" tone={isDangerous ? 'danger' : 'neutral'}>
              {verb}
            </Button>
          </>
        }
      >
        {children}
      </DialogParts>
    </section>
  );
}

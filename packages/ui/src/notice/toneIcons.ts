import { CircleCheck, CircleExclamationPoint, Info, TriangleExclamationPoint, type LucideIcon } from '../icon/index.ts';
import type { Tone } from '../theme/index.ts';

export type NoticeTone = Extract<Tone, 'info' | 'success' | 'warning' | 'danger'>;

export const toneIcons: Record<NoticeTone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleExclamationPoint,
  danger: CircleExclamationPoint,
};

import {
  CircleCheck,
  CircleExclamationPoint,
  Copy,
  Download,
  Info,
  TriangleExclamationPoint,
  type LucideIcon,
} from '../icon/index.ts';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';
export type NoticeIcon = 'check' | 'error' | 'warning' | 'info' | 'copy' | 'download';

/** The six pictures that a notice may carry. */
export const toneIcons: Record<NoticeIcon, LucideIcon> = {
  check: CircleCheck,
  error: CircleExclamationPoint,
  warning: TriangleExclamationPoint,
  info: Info,
  copy: Copy,
  download: Download,
};

export const iconForTone: Record<NoticeTone, NoticeIcon> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'error',
};

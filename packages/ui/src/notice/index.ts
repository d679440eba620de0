export { Notice, type NoticeProps } from './Notice.tsx';
export type { NoticeIcon, NoticeTone } from './toneIcons.ts';

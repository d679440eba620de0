export { ModalFrame, type ModalFrameProps } from './ModalFrame.tsx';
export { appear, floating } from './overlay.css.ts';

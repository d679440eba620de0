export { enterAnimation } from './enterAnimation.ts';
export { ModalFrame, type ModalFrameProps } from './ModalFrame.tsx';
export { dialogBox, floating, footer, modalSurface } from './overlay.css.ts';
export { ScrollBody } from './ScrollBody.tsx';
export { useOpenCount } from './useOpenCount.ts';

export { type SignInHighlight, SignInLayout, type SignInLayoutProps } from './SignInLayout.tsx';

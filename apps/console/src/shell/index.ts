export { SignedInShell as Layout } from './SignedInShell.tsx';

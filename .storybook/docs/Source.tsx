import { CodeOrSourceMdx } from '@storybook/addon-docs/blocks';

interface SourceProps {
  code: string;
  language: string;
}

/** A code block for generated code: Storybook's own block of this name is always light. */
export function Source({ code, language }: SourceProps) {
  return <CodeOrSourceMdx className={`language-${language}`}>{code}</CodeOrSourceMdx>;
}

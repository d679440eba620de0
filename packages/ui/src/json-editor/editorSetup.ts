import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { lintGutter } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { codePointName } from './jsonProblems.ts';
import { vars } from '../theme/contract.css.ts';

/** The colors of a CodeBlock. */
const highlight = HighlightStyle.define([
  { tag: tags.propertyName, color: vars.tone.primary.fg },
  { tag: tags.string, color: vars.tone.success.fg },
  { tag: [tags.number, tags.bool, tags.null], color: vars.tone.warning.fg },
  { tag: [tags.punctuation, tags.separator, tags.brace, tags.squareBracket], color: vars.color.fg.muted },
]);

const ring = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' };

/** A browser that types over a selection keeps its look in an inline style, which a strict content security policy refuses. */
const typeOverSelection = EditorView.domEventHandlers({
  beforeinput: ({ inputType, data, isComposing }, view) => {
    const { state } = view;
    if (inputType !== 'insertText' || data === null || isComposing || state.readOnly) return false;
    if (state.selection.ranges.every(({ empty }) => empty)) return false;
    view.dispatch(state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    return true;
  },
});

/** Styles with the page's custom properties, which shadow roots inherit. */
const theme = EditorView.theme({
  '&': { backgroundColor: 'transparent', color: vars.color.fg.default, font: vars.text.code, height: '100%' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { font: 'inherit', lineHeight: '1.25rem', overflow: 'auto' },
  '.cm-content': { padding: '8px 0', caretColor: vars.color.fg.strong },
  '.cm-line': { padding: '0 12px 0 6px' },
  '.cm-specialChar': { color: vars.tone.danger.fg },
  '.cm-cursor': { borderLeftColor: vars.color.fg.strong },
  '.cm-gutters': { backgroundColor: 'transparent', border: '0', color: vars.color.fg.subtle },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine, &.cm-focused .cm-activeLineGutter': { backgroundColor: vars.color.bg.rowHover },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    background: vars.tone.primary.bgActive,
  },
  '.cm-selectionMatch, .cm-searchMatch': { backgroundColor: vars.tone.warning.bgHover },
  '.cm-searchMatch-selected': { outline: `1px solid ${vars.tone.warning.solid}` },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: vars.color.bg.active },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: vars.tone.danger.bgHover },
  '.cm-gutter-lint': { width: '16px' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '0 0 0 2px' },
  '.cm-foldGutter .cm-gutterElement': { width: '16px', padding: '0' },
  '.cm-foldGutter span': { display: 'block', position: 'relative', height: '1.25rem', padding: '0', fontSize: '0' },
  '.cm-foldGutter span::before': {
    content: '""',
    position: 'absolute',
    inset: '0',
    margin: 'auto',
    width: '6px',
    height: '6px',
    borderRight: '1.5px solid',
    borderBottom: '1.5px solid',
    transform: 'translateY(-25%) rotate(45deg)',
  },
  '.cm-foldGutter span:empty::before': { transform: 'translateX(-25%) rotate(-45deg)' },
  '.cm-lint-marker': { width: '12px', height: '12px', marginTop: '4px', borderRadius: '50%' },
  '.cm-lint-marker-error': { content: '""', background: vars.tone.danger.solid },
  '.cm-lint-marker-warning': { content: '""', background: vars.tone.warning.solid },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: `underline wavy ${vars.tone.danger.solid}`,
    textDecorationSkipInk: 'none',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: `underline wavy ${vars.tone.warning.solid}`,
    textDecorationSkipInk: 'none',
  },
  '.cm-lintPoint::after': { borderBottomColor: vars.tone.danger.solid },
  '.cm-tooltip': {
    font: vars.text.caption,
    border: '0',
    borderRadius: vars.radius[3],
    backgroundColor: vars.color.bg.overlay,
    color: vars.color.fg.default,
    boxShadow: vars.shadow.popover,
  },
  '.cm-diagnostic': { padding: '6px 10px', borderLeft: '0' },
  '.cm-foldPlaceholder': {
    backgroundColor: vars.color.bg.active,
    border: '0',
    color: vars.color.fg.muted,
    padding: '0 6px',
  },
  '.cm-panels': {
    backgroundColor: vars.color.bg.subtle,
    color: vars.color.fg.default,
    borderTop: `1px solid ${vars.color.border.default}`,
  },
  '.cm-panels-bottom': { borderTop: `1px solid ${vars.color.border.default}` },
  '.cm-panel.cm-search': {
    font: vars.text.bodySm,
    padding: '8px 36px 8px 8px',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px',
  },
  '.cm-panel.cm-search br': { flexBasis: '100%', content: '""' },
  '.cm-panel.cm-search label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '24px',
    font: vars.text.caption,
  },
  '.cm-panel.cm-search input, .cm-panel.cm-search button, .cm-panel.cm-search label': { margin: '0' },
  '.cm-textfield': {
    font: 'inherit',
    height: '28px',
    padding: '0 8px',
    border: `1px solid ${vars.color.border.control}`,
    borderRadius: vars.radius[3],
    backgroundColor: vars.color.bg.control,
    color: 'inherit',
  },
  '.cm-button': {
    font: 'inherit',
    height: '28px',
    padding: '0 8px',
    border: `1px solid ${vars.color.button.border}`,
    borderRadius: vars.radius[3],
    backgroundImage: 'none',
    backgroundColor: vars.color.button.bg,
    color: 'inherit',
    cursor: 'pointer',
  },
  '.cm-button:active': { backgroundImage: 'none', backgroundColor: vars.color.button.bgActive },
  '.cm-textfield:focus-visible, .cm-button:focus-visible, .cm-panel.cm-search [name=close]:focus-visible': ring,
  '.cm-panel.cm-search [name=close]': {
    top: '8px',
    right: '8px',
    width: '28px',
    height: '28px',
    fontSize: '18px',
    borderRadius: vars.radius[3],
    cursor: 'pointer',
  },
});

/** Shows invisible characters and the spaces that are invalid outside a JSON string. */
const invisibleCharacters = highlightSpecialChars({
  addSpecialChars: /[\u00a0\u2000-\u200a\u202f\u205f\u2060\u3000]/gu,
  render: (code, _description, placeholder) => {
    const mark = document.createElement('span');
    mark.className = 'cm-specialChar';
    mark.textContent = placeholder;
    mark.title = codePointName(code);
    mark.setAttribute('aria-label', mark.title);
    return mark;
  },
});

/** Extensions that are never reconfigured. */
export const setup: Extension = [
  lineNumbers(),
  // Few fonts have the default markers. The theme draws them: an empty one is closed.
  foldGutter({ openText: 'v', closedText: '' }),
  lintGutter(),
  highlightActiveLineGutter(),
  highlightActiveLine(),
  history(),
  drawSelection(),
  invisibleCharacters,
  EditorState.allowMultipleSelections.of(true),
  indentOnInput(),
  typeOverSelection,
  bracketMatching(),
  highlightSelectionMatches(),
  search({ top: false }),
  json(),
  syntaxHighlighting(highlight),
  // Code runs left to right on any page.
  EditorView.editorAttributes.of({ dir: 'ltr' }),
  EditorView.lineWrapping,
  // Explicit, so that tools find that the keyboard can scroll it.
  EditorView.contentAttributes.of({ tabindex: '0' }),
  // Tab leaves the editor until Ctrl M switches it to indentation (defaultKeymap).
  keymap.of([...searchKeymap, ...historyKeymap, ...foldKeymap, indentWithTab, ...defaultKeymap]),
  theme,
];

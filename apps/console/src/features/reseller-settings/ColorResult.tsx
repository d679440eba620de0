import { type ColorChange, type ContrastCheck, generatePalette } from '@edge-console/ui/brand';
import { parseHexColor } from '@edge-console/ui/color-picker';
import { useFormats } from '@edge-console/ui/formats';
import { ArrowRight, CircleCheck, Icon, TriangleExclamationPoint } from '@edge-console/ui/icon';
import { identityMessages } from './messages.ts';
import * as styles from './ColorResult.css.ts';

const messages = identityMessages.color;
const white = '#ffffff';

/** One entry for both themes if they are the same. */
function merged<Item extends { mode: 'light' | 'dark' }>(
  items: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): readonly (Omit<Item, 'mode'> & { mode?: 'light' | 'dark' })[] {
  const [one, other] = items;
  if (!one || !other || !isSame(one, other)) return items;
  const { mode: _, ...both } = one;
  return [both];
}

const onTheme = (sentence: string, mode: 'light' | 'dark' | undefined) =>
  mode === undefined ? sentence : messages.onTheme(sentence, mode);

function useContrastText(): (contrast: number) => string {
  const { number } = useFormats();
  // Rounded down, so that 4.48 is not shown as sufficient.
  return (contrast) => number(Math.floor(contrast * 10) / 10, 1);
}

function Change({ change }: { change: Omit<ColorChange, 'mode'> & { mode?: 'light' | 'dark' } }) {
  const { percent } = useFormats();
  const ratio = useContrastText();
  const { from, to, lightness, cause, against, before, after, mode } = change;
  const distance = Math.round(Math.abs(lightness) * 100);
  return (
    <div className={styles.change}>
      <span className={styles.swatches} aria-hidden="true">
        <span className={styles.swatch} style={{ backgroundColor: from }} />
        <Icon icon={ArrowRight} size={14} />
        <span className={styles.swatch} style={{ backgroundColor: to }} />
      </span>
      <p className={styles.text}>
        <b className={styles.fact}>
          {onTheme(messages.moved(distance === 0 ? null : percent(distance / 100, 0), lightness < 0, cause), mode)}
        </b>
        <span className={styles.reason}>
          {cause === 'page'
            ? messages.pageContrast(ratio(before), ratio(after))
            : messages.textContrast(against === white, ratio(before), ratio(after))}
        </span>
      </p>
    </div>
  );
}

function Check({ check }: { check: Omit<ContrastCheck, 'mode'> & { mode?: 'light' | 'dark' } }) {
  const ratio = useContrastText();
  const { use, mode, text, background, contrast, level } = check;
  const name = use === 'button' ? messages.onButtons(text === white) : messages.links;
  return (
    <li className={styles.check}>
      <span className={styles.sample} style={{ color: text, backgroundColor: background }} aria-hidden="true">
        Aa
      </span>
      <span className={styles.name}>{onTheme(name, mode)}</span>
      <span className={styles.ratio}>{messages.ratio(ratio(contrast))}</span>
      <span className={styles.level}>
        <Icon icon={CircleCheck} size={14} className={styles.passed} />
        {level}
      </span>
    </li>
  );
}

/** What a color looks like on buttons and links: how far it was moved, its contrast, and warnings. */
export function ColorResult({ color, isReadOnly }: { color: string; isReadOnly: boolean }) {
  const hex = parseHexColor(color);
  const result = hex === null ? null : generatePalette({ primary: hex });
  if (!result?.isOk)
    return color === '' && <p className={styles.reason}>{isReadOnly ? messages.usesDefault : messages.none}</p>;
  const { changes, contrasts, conflicts, warnings } = result.brand;
  const moved = merged(
    changes.filter(({ use }) => use === 'button'),
    (light, dark) => light.to === dark.to && light.cause === dark.cause,
  );
  const buttons = merged(
    contrasts.filter(({ use }) => use === 'button'),
    (light, dark) => light.text === dark.text && light.background === dark.background,
  );
  const links = contrasts.filter(({ use }) => use === 'link');
  const cautions = [
    ...conflicts.map(({ tone }) => messages.clash[tone]),
    ...warnings.map(({ code, mode }) => (code === 'moved-far' ? messages.movedFar : messages.looksDisabled)(mode)),
  ];
  return (
    <div className={styles.result}>
      {moved.length === 0 && <p className={styles.fact}>{messages.exact}</p>}
      {moved.map((change) => (
        <Change key={change.mode ?? 'both'} change={change} />
      ))}
      {cautions.map((caution) => (
        <p key={caution} className={styles.caution}>
          <Icon icon={TriangleExclamationPoint} size={14} className={styles.cautionIcon} />
          {caution}
        </p>
      ))}
      <ul className={styles.checks} aria-label={messages.contrasts}>
        {[...buttons, ...links].map((check) => (
          <Check key={`${check.use} ${check.mode ?? 'both'}`} check={check} />
        ))}
      </ul>
      {changes.some(({ use }) => use === 'link') && <p className={styles.reason}>{messages.linksMoved}</p>}
    </div>
  );
}

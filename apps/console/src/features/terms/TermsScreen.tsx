import { formatDate } from '@edge-console/ui/date-time';
import { Link } from '@edge-console/ui/link';
import { useEffect } from 'react';
import { locale } from '../../core/locale/locale.ts';
import { termsMessages as messages } from '../../auth/terms/messages.ts';
import { type Passage, type Section, termsDocument } from './termsDocument.ts';
import * as styles from './Terms.css.ts';

const { version, inForce, parts } = termsDocument;

const idOf = (part: string, section: string) => `${part}-${section}`;

/** The public terms that users accept at sign-up. */
export function TermsScreen() {
  useEffect(() => {
    // The browser looked for the fragment before the page had rendered.
    if (location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{messages.title}</h1>
        <p className={styles.version}>
          {messages.version} {version} · {messages.inForce}{' '}
          <time dateTime={inForce}>{formatDate(new Date(`${inForce}T00:00:00Z`), 'UTC', locale)}</time>
        </p>
      </header>
      <nav className={styles.contents} aria-label={messages.contents}>
        {parts.map((part) => (
          <div key={part.id} className={styles.contentsPart}>
            <a className={styles.contentsTitle} href={`#${part.id}`}>
              {part.title}
            </a>
            <ol className={styles.contentsList}>
              {part.sections.map(({ id, title }) => (
                <li key={id}>
                  <a className={styles.contentsLink} href={`#${idOf(part.id, id)}`}>
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </nav>
      <article className={styles.text}>
        {parts.map((part) => (
          <section key={part.id} className={styles.part} aria-labelledby={part.id}>
            <h2 id={part.id} tabIndex={-1} className={styles.partTitle}>
              {part.title}
            </h2>
            <p className={styles.summary}>{part.summary}</p>
            {part.sections.map((section, index) => (
              <SectionText key={section.id} id={idOf(part.id, section.id)} number={index + 1} section={section} />
            ))}
          </section>
        ))}
      </article>
    </div>
  );
}

function SectionText({ id, number, section }: { id: string; number: number; section: Section }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} className={styles.sectionTitle}>
        <span className={styles.number}>{number}.</span> {section.title}
      </h3>
      {section.passages.map((passage) => (
        <PassageText key={typeof passage === 'string' ? passage : passage.join()} passage={passage} />
      ))}
    </section>
  );
}

function PassageText({ passage }: { passage: Passage }) {
  if (typeof passage === 'string') return <p>{withAddresses(passage)}</p>;
  return (
    <ul className={styles.list}>
      {passage.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Renders email addresses as mailto links. */
const withAddresses = (text: string) =>
  text.split(/([\w.]+@[\w.]+\w)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <Link key={part} href={`mailto:${part}`}>
        {part}
      </Link>
    ),
  );

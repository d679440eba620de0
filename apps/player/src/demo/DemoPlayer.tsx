import { Badge } from '@edge-console/ui/badge';
import { Banner } from '@edge-console/ui/banner';
import { Button } from '@edge-console/ui/button';
import { Card } from '@edge-console/ui/card';
import { Link } from '@edge-console/ui/link';
import { Segmented } from '@edge-console/ui/segmented';
import { TextField } from '@edge-console/ui/text-field';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Environment } from '../environment.ts';
import type { BeaconResponse } from '../report/report.ts';
import { BeaconLog, type LoggedResponse } from './BeaconLog.tsx';
import { libraries, urlOf, type Choice } from './choice.ts';
import * as styles from './DemoPlayer.css.ts';
import { messages } from './messages.ts';
import { startPlayback } from './playback.ts';

type DemoPlayerProps = { readonly environment: Environment; readonly initial: Choice };

const maxLogged = 6;

/** The state of the data, if the viewer has to do something. */
function problemOf(
  { status, counted }: BeaconResponse,
  key: string,
  { consoleOrigin, defaults }: Environment,
): { tone: 'danger' | 'warning'; text: string; action?: ReactNode } | null {
  if (status === 0 || status >= 500) return { tone: 'warning', text: messages.unreachable };
  if (status === 403)
    return {
      tone: 'danger',
      text: key === defaults.key ? messages.refused.demoKey : messages.refused[403](location.origin),
      action: (
        <Link tone="inherit" href={`${consoleOrigin}/apis/?tab=apiKeys`}>
          {messages.refused.action}
        </Link>
      ),
    };
  if (status === 400) return { tone: 'danger', text: messages.refused[400] };
  if (status >= 400) return { tone: 'danger', text: messages.refused.other(status) };
  return counted === 0 ? { tone: 'warning', text: messages.notCounted } : null;
}

/** Plays a stream through the steering service, reports it, and shows what happens. */
export function DemoPlayer({ environment, initial }: DemoPlayerProps) {
  const { consoleOrigin, pathways } = environment;
  const video = useRef<HTMLVideoElement>(null);
  const [choice, setChoice] = useState(initial);
  const [draft, setDraft] = useState(initial);
  const [pathway, setPathway] = useState('');
  const [responses, setResponses] = useState<readonly LoggedResponse[]>([]);
  const [error, setError] = useState('');

  useEffect(() => {
    if (!video.current) return;
    setPathway('');
    setResponses([]);
    setError('');
    history.replaceState(null, '', urlOf(choice, environment));
    return startPlayback(video.current, choice, consoleOrigin, {
      onPathway: setPathway,
      onError: setError,
      onResponse: (response) =>
        setResponses((earlier) => [{ ...response, at: new Date() }, ...earlier].slice(0, maxLogged)),
    });
  }, [choice, consoleOrigin, environment]);

  const latest = responses[0];
  const problem = latest ? problemOf(latest, choice.key, environment) : null;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div>
          <h1 className={styles.title}>{messages.title}</h1>
          <p className={styles.lead}>{messages.lead}</p>
        </div>
        <nav className={styles.links}>
          <Link href={`${consoleOrigin}/edge-intelligence/analytics/?span=10min`}>{messages.analytics}</Link>
          <Link href={`${consoleOrigin}/edge-delivery/`}>{messages.delivery}</Link>
          <Link href={`${consoleOrigin}/documentation/player-data/#use-the-reporting-module`}>{messages.guide}</Link>
        </nav>
      </header>
      {error !== '' && <Banner tone="danger">{messages.failed(error)}</Banner>}
      {problem && (
        <Banner tone={problem.tone} action={problem.action}>
          {problem.text}
        </Banner>
      )}
      <main className={styles.columns}>
        <div className={styles.column}>
          <video
            ref={video}
            className={styles.video}
            aria-label={messages.video}
            muted
            loop
            autoPlay
            playsInline
            controls
          />
          <Card title={messages.pathway.title} description={messages.pathway.text}>
            <ul className={styles.pathways} aria-live="polite">
              {pathways.map((name) => (
                <li key={name} className={styles.pathway({ isInUse: name === pathway })}>
                  <span className={styles.pathwayName}>{name}</span>
                  {name === pathway ? (
                    <Badge tone="success">{messages.pathway.inUse}</Badge>
                  ) : (
                    <span className={styles.standby}>{messages.pathway.standby}</span>
                  )}
                </li>
              ))}
            </ul>
          </Card>
        </div>
        <div className={styles.column}>
          <Card title={messages.beacons.title} description={messages.beacons.text}>
            <BeaconLog responses={responses} />
          </Card>
          <Card title={messages.form.title}>
            <form
              className={styles.form}
              onSubmit={(event) => {
                event.preventDefault();
                setChoice({ ...draft });
              }}
            >
              <Segmented
                label={messages.form.library}
                isLabelHidden={false}
                isBlock
                items={libraries.map((id) => ({ id, label: messages.libraries[id] }))}
                value={draft.library}
                onChange={(library) => {
                  setDraft({ ...draft, library });
                  setChoice({ ...draft, library });
                }}
              />
              <TextField
                label={messages.form.key}
                description={messages.form.keyDescription}
                value={draft.key}
                dir="ltr"
                spellCheck={false}
                autoComplete="off"
                onChange={(key) => setDraft({ ...draft, key: key.trim() })}
              />
              <TextField
                label={messages.form.channel}
                value={draft.channel}
                maxLength={60}
                onChange={(channel) => setDraft({ ...draft, channel })}
              />
              <TextField
                label={messages.form.steering}
                description={messages.form.steeringDescription(pathways)}
                type="url"
                value={draft.steering}
                onChange={(steering) => setDraft({ ...draft, steering: steering.trim() })}
              />
              <Button type="submit" variant="primary">
                {messages.form.submit}
              </Button>
            </form>
          </Card>
        </div>
      </main>
    </div>
  );
}

import { Button, LinkButton } from '@edge-console/ui/button';
import { CircleExclamationPoint } from '@edge-console/ui/icon';
import { useLocation } from 'react-router-dom';
import { appMessages } from '../../core/messages/messages.ts';
import { ErrorDescription } from '../../router/ErrorDescription.tsx';
import { useDocumentTitle } from '../../router/useDocumentTitle.ts';
import { routes } from '../../router/routes.ts';
import * as styles from '../../auth/sign-in/SignInSteps.css.ts';
import { StepHeader } from '../../auth/sign-in/StepHeader.tsx';
import { contentOfState } from './contentOfState.ts';

/** `/error` (ROUTE-04): the error comes from the navigation state, never from the URL. */
export function ErrorScreen() {
  const { status, title, description } = contentOfState(useLocation().state);
  useDocumentTitle(title);
  return (
    <>
      <StepHeader icon={CircleExclamationPoint} tone="danger" title={title} variant="page">
        <ErrorDescription status={status}>{description}</ErrorDescription>
      </StepHeader>
      <Button variant="primary" size="xl" isBlock onPress={() => location.reload()}>
        {appMessages.reload}
      </Button>
      <div className={styles.second}>
        <LinkButton size="xl" isBlock href="/">
          {appMessages.home}
        </LinkButton>
      </div>
      <div className={styles.second}>
        <LinkButton size="xl" isBlock href={routes['report-issue'].path}>
          {routes['report-issue'].title}
        </LinkButton>
      </div>
    </>
  );
}

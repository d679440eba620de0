import { Button } from '@edge-console/ui/button';
import { Notice } from '@edge-console/ui/notice';
import { useState } from 'react';
import { graphql } from '../../data/graphql.ts';
import { usePublicMutation } from '../../data/usePublicMutation.ts';
import { errorText } from '../../messages/errorText.ts';
import { newInvitationMessages as texts } from '../../messages/signUp.ts';

const requestInvite = graphql(`
  mutation RequestInvite($email: String!) {
    requestInvite(email: $email) {
      ok
    }
  }
`);

/** Asks the inviter for a new invitation. The answer is the same for every address. */
export function NewInvitation({ email }: { email: string }) {
  const request = usePublicMutation(requestInvite);
  const [isAsked, setIsAsked] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (isAsked) return <Notice tone="success">{texts.asked}</Notice>;
  const ask = async () => {
    if (request.isRunning) return;
    setFailure(undefined);
    const result = await request.run({ email });
    if (result.ok) setIsAsked(true);
    else setFailure(errorText(result.error));
  };
  return (
    <>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <Button variant="primary" size="xl" isBlock isPending={request.isRunning} onPress={() => void ask()}>
        {texts.ask}
      </Button>
    </>
  );
}

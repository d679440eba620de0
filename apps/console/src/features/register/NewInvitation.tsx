import { Button } from '@edge-console/ui/button';
import { Notice } from '@edge-console/ui/notice';
import { useState } from 'react';
import { graphql } from '../../api/graphql.ts';
import { usePublicMutation } from '../../auth/authenticated/usePublicMutation.ts';
import { errorText } from '../../api/errorText.ts';
import { newInvitationMessages as messages } from '../../auth/sign-in/signUpMessages.ts';

const requestInvite = graphql(`
  mutation RequestInvite($email: String!) {
    requestInvite(email: $email) {
      ok
    }
  }
`);

/** Requests a new invitation from the inviter. The response is the same for every address. */
export function NewInvitation({ email }: { email: string }) {
  const request = usePublicMutation(requestInvite);
  const [isRequested, setIsRequested] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (isRequested) return <Notice tone="success">{messages.inviteRequested}</Notice>;
  const requestInvitation = async () => {
    if (request.isRunning) return;
    setFailure(undefined);
    const result = await request.run({ email });
    if (result.ok) setIsRequested(true);
    else setFailure(errorText(result.error));
  };
  return (
    <>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <Button
        variant="primary"
        size="xl"
        isBlock
        isPending={request.isRunning}
        onPress={() => void requestInvitation()}
      >
        {messages.requestInvite}
      </Button>
    </>
  );
}

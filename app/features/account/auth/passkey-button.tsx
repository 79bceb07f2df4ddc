// Signs in by a passkey. Needs script: WebAuthn has no form.
import { useState } from 'react';
import { pathTo } from '../../../base/paths.ts';
import { authText } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { request } from '../../../ui/request.ts';
import { showToast } from '../../../ui/toast-queue.ts';

const text = authText.passkeys;

interface PasskeyButtonProps {
  /** Where success leads. */
  after: string;
}

export function PasskeyButton({ after }: PasskeyButtonProps) {
  const [isBusy, setBusy] = useState(false);

  async function signIn() {
    if (isBusy) return;
    setBusy(true);
    const problem = await signInByPasskey();
    if (problem === null) return location.assign(after);
    setBusy(false);
    showToast({ type: 'negative', message: problem });
  }

  return (
    <Button type="button" large busy={isBusy} className="needs-script" onClick={signIn}>
      {text.signIn}
    </Button>
  );
}

/** Returns what went wrong; null when signed in. */
async function signInByPasskey(): Promise<string | null> {
  const options = await request(pathTo('/api/auth/passkey/options'), { method: 'POST' });
  if (!options.ok) return messageOf(options.body);
  const { data } = options.body as { data: PublicKeyCredentialRequestOptionsJSON };
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(data);
  const credential = await navigator.credentials.get({ publicKey }).catch(() => null);
  if (!credential) return text.cancelled;
  const answer = await request(pathTo('/api/auth/passkey'), {
    method: 'POST',
    body: { credential: (credential as PublicKeyCredential).toJSON() },
  });
  return answer.ok ? null : messageOf(answer.body);
}

const messageOf = (body: unknown) => (body as { message?: string } | null)?.message ?? text.refused;

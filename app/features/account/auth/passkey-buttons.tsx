// Signing in by a passkey, and making one. Both need script: WebAuthn has no form.

import { useRef, useState } from 'react';
import { localPath } from '../../../base/locale-path.ts';
import { pathTo } from '../../../base/paths.ts';
import { authText } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { request } from '../../../ui/request.ts';
import { showToast } from '../../../ui/toast-queue.ts';

const text = authText.passkeys;

/** `after` is where success leads. */
export function PasskeyButton({ after }: { after: string }) {
  const [isBusy, setBusy] = useState(false);

  async function signIn() {
    if (isBusy) return;
    setBusy(true);
    const problem = await signInByPasskey();
    if (problem === null) return location.assign(localPath(after));
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

interface PasskeyMakerProps {
  action: string;
  xsrfToken: string;
  /** PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
  options: object;
}

/** Makes one with what the server asks for, and sends it as a form, which answers with a page. */
export function PasskeyMaker({ action, xsrfToken, options }: PasskeyMakerProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);

  async function create() {
    if (isBusy || !form.current) return;
    setBusy(true);
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      options as PublicKeyCredentialCreationOptionsJSON,
    );
    const made = await navigator.credentials.create({ publicKey }).catch(() => null);
    setBusy(false);
    if (!made) return void showToast({ type: 'negative', message: text.cancelled });
    const field = form.current.elements.namedItem('passkey') as HTMLInputElement;
    field.value = JSON.stringify((made as PublicKeyCredential).toJSON());
    form.current.submit();
  }

  return (
    <form ref={form} method="post" action={action} className="needs-script">
      <input type="hidden" name="_xsrf" value={xsrfToken} />
      <input type="hidden" name="action" value="add-passkey" />
      <input type="hidden" name="passkey" />
      <Button type="button" look="primary" large busy={isBusy} onClick={create}>
        {text.create}
      </Button>
    </form>
  );
}

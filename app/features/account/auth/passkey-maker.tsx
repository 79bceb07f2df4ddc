// Makes a passkey with what the server asks for, and sends it as a form, which answers with a page.
import { useRef, useState } from 'react';
import { authText } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-queue.ts';

const text = authText.passkeys;

interface PasskeyMakerProps {
  action: string;
  xsrfToken: string;
  /** PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
  options: object;
}

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

import { checkoutText } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

const text = checkoutText.sandbox;

interface SandboxCardProps {
  action: string;
  xsrfToken: string;
  back: string;
}

export function SandboxCard({ action, xsrfToken, back }: SandboxCardProps) {
  return (
    <>
      <h1>{text.cardTitle}</h1>
      <Notice type="warning">
        <p>{text.what}</p>
      </Notice>
      <form className="flow" method="post" action={action}>
        <input type="hidden" name="_xsrf" value={xsrfToken} />
        <p className="row">
          <Button type="submit" name="act" value="card" look="primary" large>
            {text.card}
          </Button>
          <a href={back}>{text.cardBack}</a>
        </p>
        <h2>{text.tryOut}</h2>
        <p className="muted">{text.tryOutWhy}</p>
        {Object.entries(text.happenings).map(([act, label]) => (
          <p key={act}>
            <Button type="submit" name="act" value={act} large>
              {label}
            </Button>
          </p>
        ))}
      </form>
    </>
  );
}

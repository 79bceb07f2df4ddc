import { checkoutText } from '../../text/text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Checkout } from '../billing/contract.ts';

const text = checkoutText.sandbox;

interface SandboxPaymentProps {
  action: string;
  xsrfToken: string;
  order: string;
  state: Checkout['state'];
  returnPath: string;
  cancelPath: string;
}

export function SandboxPayment(props: SandboxPaymentProps) {
  const { action, xsrfToken, order, state, returnPath, cancelPath } = props;
  return (
    <>
      <h1>{text.title}</h1>
      <Notice type="warning">
        <p>{text.what}</p>
      </Notice>
      <p className="lead">
        <bdi>{order}</bdi>
      </p>
      {state === 'open' ? (
        <>
          <form className="row" method="post" action={action}>
            <input type="hidden" name="_xsrf" value={xsrfToken} />
            <Button type="submit" name="act" value="approve" look="primary" large>
              {text.approve}
            </Button>
            <Button type="submit" name="act" value="decline" large>
              {text.decline}
            </Button>
          </form>
          <p>
            <a href={cancelPath}>{text.back}</a>
          </p>
        </>
      ) : (
        <>
          <p>{text.done[state]}</p>
          <p>
            <ButtonLink href={returnPath} look="primary" large>
              {text.goOn}
            </ButtonLink>
          </p>
        </>
      )}
    </>
  );
}

import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { joinClasses } from './class-names.ts';
import { Spinner } from './icon.tsx';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Look {
  look?: ButtonLook;
  /** 40 px high, as in forms, instead of 36. */
  large?: boolean;
}

interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** The label stays, a spinner goes before it, and presses do nothing. */
  busy?: boolean;
}

export function Button(props: ButtonProps) {
  const { look = 'secondary', large, busy, children, className, type = 'button', ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      className={joinClasses(getButtonClass(look, large), className)}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** The main button of a form. */
export const Submit = (props: Pick<ButtonProps, 'busy' | 'children'>) => (
  <Button type="submit" look="primary" large {...props} />
);

interface ButtonLinkProps extends Look, AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

export function ButtonLink({
  look = 'secondary',
  large,
  children,
  className,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={joinClasses(getButtonClass(look, large), className)}>
      {children}
    </a>
  );
}

function getButtonClass(look: ButtonLook, large: boolean | undefined): string {
  return joinClasses('button', `button-${look}`, large && 'button-large');
}

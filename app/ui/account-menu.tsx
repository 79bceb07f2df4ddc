import { shellText } from '../text/text.ts';
import { Avatar } from './avatar.tsx';
import { LinkList } from './link-list.tsx';
import { accountLinks, moderationLink, signOutAction } from './navigation.ts';

export interface ShellSession {
  name: string;
  avatar: string | null;
  xsrfToken?: string;
  isModerator?: boolean;
}

export function AccountMenu({ session }: { session: ShellSession }) {
  const links = session.isModerator ? [...accountLinks, moderationLink] : accountLinks;
  return (
    <details className="menu account-menu" data-menu="">
      <summary className="icon-button">
        <span className="visually-hidden">{shellText.accountOf(session.name)}</span>
        <Avatar
          kind="person"
          name={session.name}
          slug={session.name}
          src={session.avatar}
          size={28}
        />
      </summary>
      <div className="menu-panel">
        <p className="menu-title" dir="auto">
          {session.name}
        </p>
        <nav aria-label={shellText.accountNavigation}>
          <LinkList links={links} />
        </nav>
        <form method="post" action={signOutAction.action}>
          {session.xsrfToken && <input type="hidden" name="_xsrf" value={session.xsrfToken} />}
          <button type="submit">{signOutAction.label}</button>
        </form>
      </div>
    </details>
  );
}

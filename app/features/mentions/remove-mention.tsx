import { moderationLogPath } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { newsText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';

type Reader = Pick<Context, 'session'>;

interface RemoveMentionProps extends Reader {
  /** Of the news. */
  url: string;
  startup: { name: string; slug: string };
}

/** A moderator says that news is not about a startup; the page it stands on takes the form (submitMention). */
export function RemoveMention({ session, url, startup }: RemoveMentionProps) {
  if (!session?.isModerator) return null;
  return (
    <form method="post">
      <input type="hidden" name="_xsrf" value={session.xsrfToken} />
      <input type="hidden" name="news" value={url} />
      <Button type="submit" look="quiet" name="not_about" value={startup.slug}>
        {text.notAbout(startup.name)}
      </Button>
    </form>
  );
}

export function MentionsNote({ session }: Reader) {
  if (!session?.isModerator) return null;
  return (
    <p className="small">
      {text.mentionsLead} <a href={moderationLogPath()}>{text.mentionsLog}</a>
    </p>
  );
}

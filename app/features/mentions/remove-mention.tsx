import { moderationLogPath } from '../../base/moderation-paths.ts';
import type { Context } from '../../http/context.ts';
import { newsText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';

type Reader = Pick<Context, 'session'>;

interface RemoveMentionProps extends Reader {
  url: string;
  startups: ReadonlyArray<{ name: string; slug: string }>;
}

/** Lets a moderator remove a startup from news; the page handles the form (submitMention). */
export function RemoveMention({ session, url, startups }: RemoveMentionProps) {
  if (!session?.isModerator || startups.length === 0) return null;
  return (
    <form className="row" method="post">
      <input type="hidden" name="_xsrf" value={session.xsrfToken} />
      <input type="hidden" name="news" value={url} />
      {startups.map(({ name, slug }) => (
        <Button key={slug} type="submit" look="quiet" name="not_about" value={slug}>
          {text.notAbout(name)}
        </Button>
      ))}
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

import { moderationLogPath } from '../../base/desk-paths.ts';
import type { Context } from '../../http/context.ts';
import { newsText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { PostForm } from '../../ui/post-form.tsx';

type Reader = Pick<Context, 'session'>;

interface RemoveMentionProps extends Reader {
  url: string;
  startups: ReadonlyArray<{ name: string; slug: string }>;
}

/** Lets a moderator remove a startup from news; the page handles the form (submitMention). */
export function RemoveMention({ session, url, startups }: RemoveMentionProps) {
  if (!session?.isModerator || startups.length === 0) return null;
  return (
    <PostForm className="row" fields={{ news: url }}>
      {startups.map(({ name, slug }) => (
        <Button key={slug} type="submit" look="quiet" name="not_about" value={slug}>
          {text.notAbout(name)}
        </Button>
      ))}
    </PostForm>
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

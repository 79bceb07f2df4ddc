import { pathTo } from '../../../base/paths.ts';
import { Redirect } from '../../../http/errors.ts';
import { type Page, page } from '../../../http/page.ts';
import { authText } from '../../../text/text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { companionSignOutUrl, endSharedSession } from './companion.server.ts';

const text = authText.logout;
// In whole seconds; with script it is 1.5 s (app/boot.ts).
const REDIRECT_AFTER_SECONDS = 2;

export const logoutPage: Page = page<{ leavesTo: string | null }>({
  cache: 'private',
  async load(context) {
    if (context.session) return { leavesTo: null };
    const leavesTo = companionSignOutUrl(context) ?? '/';
    context.answerHeaders.set('refresh', `${REDIRECT_AFTER_SECONDS}; url=${leavesTo}`);
    return { leavesTo };
  },
  async submit(context) {
    await endSharedSession(context);
    throw new Redirect(pathTo('/logout'));
  },
  head: ({ leavesTo }) => ({
    title: leavesTo ? text.done : text.title,
    description: text.description,
    noindex: true,
  }),
  body: ({ leavesTo }) => (
    <div className="narrow auth">
      <h1>{leavesTo ? text.done : text.title}</h1>
      {leavesTo ? (
        <>
          <p role="status">{text.soon}</p>
          <p>
            <ButtonLink href={leavesTo} data-redirect-after-delay="">
              {leavesTo === '/' ? text.home : text.companion}
            </ButtonLink>
          </p>
        </>
      ) : (
        <PostForm action={pathTo('/logout')}>
          <p>{text.ask}</p>
          <Button type="submit" look="primary" large>
            {text.submit}
          </Button>
        </PostForm>
      )}
    </div>
  ),
});

import { addStartupSuccessPath, pathTo, startupPath, withQuery } from '../../../base/paths.ts';
import { listingText, mailText, notificationsText } from '../../../text/text.ts';
import { action, type MailContent, paragraph } from '../mail-content.ts';

interface ListingReviewData {
  name: string;
  uuid: string;
  kind: 'listing' | 'edit';
  action: 'approve' | 'ask' | 'reject';
  subject: string;
  reason: string | null;
  slug: string | null;
  unsubscribeToken: string;
}

export function listingReviewMail(data: ListingReviewData, productName: string): MailContent {
  const say = listingText.mail;
  const subjects = data.kind === 'edit' ? say.editSubjects : say.subjects;
  const isPublished = data.action === 'approve' && data.slug !== null;
  const label = data.action === 'ask' ? say.answer : isPublished ? say.see : say.seeState;
  const path = isPublished && data.slug ? startupPath(data.slug) : addStartupSuccessPath(data.uuid);
  return {
    subject: `${subjects[data.action](data.subject)} - ${productName}`,
    blocks: [
      paragraph(mailText.greeting(data.name)),
      paragraph(say[data.action]),
      ...(data.reason ? data.reason.split('\n').filter(Boolean).map(paragraph) : []),
      action(label, path),
      paragraph(notificationsText.why('my_listing_review')),
      action(notificationsText.settings, pathTo('/dashboard/account-settings/notification')),
    ],
    unsubscribePath: withQuery(pathTo('/unsubscribe'), { token: data.unsubscribeToken }),
  };
}

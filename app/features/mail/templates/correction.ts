import { correctionStatusPath } from '../../../base/correction-paths.ts';
import { correctionsText } from '../../../text/text.ts';
import { action, type MailContent, paragraph } from '../mail-content.ts';

export type CorrectionNews = 'received' | 'ask' | 'approve' | 'reject' | 'undone';

interface CorrectionData {
  news: CorrectionNews;
  subject: string;
  fact: string;
  words: string | null;
  /** "2026-12-02" */
  due: string;
  token: string;
}

/** To who reported a mistake without an account. It has no link that ends it: each report ends. */
export function correctionMail(data: CorrectionData, productName: string): MailContent {
  const say = correctionsText.mail;
  const { news, subject, fact, words, due, token } = data;
  return {
    subject: `${say.subjects[news](subject)} - ${productName}`,
    blocks: [
      paragraph(say.about(fact, subject)),
      paragraph(news === 'received' ? say.received(due) : say.says[news]),
      ...(words ?? '').split('\n').filter(Boolean).map(paragraph),
      action(news === 'ask' ? say.answer : say.see, correctionStatusPath(token)),
      ...(news === 'received' ? [paragraph(say.ignore)] : []),
    ],
  };
}

export function replyLinkMail(
  data: { subject: string; path: string },
  productName: string,
): MailContent {
  const say = correctionsText.replyMail;
  return {
    subject: `${say.subject(data.subject)} - ${productName}`,
    blocks: [
      paragraph(say.lead(data.subject)),
      action(say.action, data.path),
      paragraph(say.valid),
      paragraph(say.ignore),
    ],
  };
}

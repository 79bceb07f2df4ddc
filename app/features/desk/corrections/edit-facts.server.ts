// Corrections by moderators themselves: several facts of one record at once.
import type { Context } from '../../../http/context.ts';
import { HttpError, invalid } from '../../../http/errors.ts';
import { moderate } from '../../../http/moderation/guard.server.ts';
import { logDecision } from '../../../http/moderation/log.server.ts';
import { moderationText, correctionsText as text } from '../../../text/text.ts';
import { readReason } from '../queue/contract.ts';
import { findSubject } from '../subjects.server.ts';
import { type About, sayAbout } from './contract.ts';
import { correct, sayValue } from './correct.server.ts';
import type { EditContent } from './edit-contract.ts';
import { readEdit } from './submit-edit.server.ts';

interface FactsForm {
  /** By field, as typed; '' for unknown. */
  values: Record<string, string>;
  /** By field, as shown when the form was opened. */
  seen: Record<string, string>;
  sourceUrl: string;
  reason: string;
}

/** Each changed field is a correction. Throws 404, 409, 422 by field. */
export async function editFacts(
  context: Context,
  about: About,
  { values, seen, sourceUrl, reason }: FactsForm,
): Promise<void> {
  const { now } = context;
  await moderate(context, async (sql) => {
    const subject = await findSubject(sql, about);
    if (!subject) throw new HttpError(409, moderationText.subjectGone);
    const changed = Object.keys(values).filter((field) => values[field] !== seen[field]);
    if (changed.length === 0) throw invalid({ '': [text.wrong.nothing] });
    const why = readReason(reason, 2);
    const edits: EditContent[] = [];
    for (const field of changed) {
      if ((subject.facts[field] ?? '') !== seen[field]) {
        throw new HttpError(409, moderationText.factChanged);
      }
      const value = values[field] || 'unknown';
      const given = { field, value, source_url: sourceUrl };
      const edit = readEdit({ ...context, sql }, subject, given).catch((error: unknown) => {
        const wrong = error instanceof HttpError && error.fields?.value;
        throw wrong ? invalid({ [field]: wrong }) : error;
      });
      edits.push(await edit);
    }
    for (const content of edits) {
      const order = { content, reason: why, finder: null, receivedAt: now, now };
      const correction = await correct(sql, subject, order);
      await logDecision(sql, context, {
        action: 'correct',
        subject: subject.name,
        reason: why,
        details: {
          field: content.field,
          before: subject.facts[content.field] ?? null,
          after: sayValue(subject, content),
          about: sayAbout(subject),
          correction,
        },
      });
    }
  });
}

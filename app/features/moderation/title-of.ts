import { moderationQueueText as text } from '../../text/text.ts';
import { factLabel } from '../corrections/fact-words.ts';
import type { QueueItem } from './queue-items.server.ts';

/** "Flutterwave: Series B, Amount" */
export function titleOf({ name, field }: Pick<QueueItem, 'name' | 'field'>): string {
  return [name ?? text.subjectGone, field && factLabel(field)].filter(Boolean).join(', ');
}

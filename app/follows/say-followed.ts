import { sayName } from '../text/say-name.ts';
import type { FollowType } from './follow-type.ts';

/** What is followed by the name it has in the current language: companies have one everywhere. */
export const sayFollowed = (type: FollowType, name: string): string =>
  type === 'industry' || type === 'location' ? sayName(name) : name;

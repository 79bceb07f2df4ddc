// What tells the marks of a page which of their things a member follows.
import { createContext } from 'react';
import type { FollowKey } from './follow-type.ts';

/** Answers whether what a row shows is followed; asked by every mark as it is drawn. */
export type AskFollowed = (key: FollowKey) => boolean;

export const FollowedContext = createContext<AskFollowed>(() => false);

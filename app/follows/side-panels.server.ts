import type { Sql } from '../data/database.ts';
import { type Like, RECOMMENDED, type RecommendedStartup } from './contract.ts';
import { countFollowed, listFollowed } from './queries.server.ts';
import { listRecommended } from './recommended.server.ts';

const FOLLOWED_SHOWN = 10;

export interface SidePanels {
  likes: Like[];
  total: number;
  recommended: RecommendedStartup[];
}

export async function loadSidePanels(sql: Sql, userId: number): Promise<SidePanels> {
  const [likes, total, recommended] = await Promise.all([
    listFollowed(sql, userId, { limit: FOLLOWED_SHOWN, offset: 0 }),
    countFollowed(sql, userId),
    listRecommended(sql, userId, RECOMMENDED),
  ]);
  return { likes, total, recommended };
}

/** Content that moves: random posts, numbered pages, tags, categories, searches. */
const MOVING =
  /[?&](?:random-post|s|q|search|query)=|[?&](?:page|limitstart)=\d|\/(?:page|seite)\/\d|\/(?:tags?|category|categories|search)(?:\/|\?|$)/i;

/** An address that cannot show a fact; is_weak_address() says the same in SQL. */
export function isWeakAddress(url: string): boolean {
  return MOVING.test(url);
}

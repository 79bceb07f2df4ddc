/** Puts one into a list that is in order, at most `most` long: behind all that come before it. What then is too many falls off its end. */
export function insertInOrder<Item>(
  list: Item[],
  one: Item,
  most: number,
  comesBefore: (a: Item, b: Item) => boolean,
): void {
  let at = list.length;
  while (at > 0 && comesBefore(one, list[at - 1] as Item)) at--;
  if (at >= most) return;
  list.splice(at, 0, one);
  if (list.length > most) list.pop();
}

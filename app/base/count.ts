const inFull = /* @__PURE__ */ new Intl.NumberFormat('en');

/** 1204 as "1,204". */
export function formatCount(number: number): string {
  return inFull.format(number);
}

/** "1 startup", "1,204 startups". */
export function sayMany(number: number, one: string, many: string): string {
  return `${formatCount(number)} ${number === 1 ? one : many}`;
}

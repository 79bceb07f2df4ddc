import { Fragment, type ReactNode } from 'react';

/** A sentence whose places, such as {name}, hold what the page puts there. */
export function Filled({ text, ...places }: { text: string } & Record<string, ReactNode>) {
  const parts = text.split(/\{(\w+)\}/);
  return parts.map((part, index) => (
    <Fragment key={`${index} ${part}`}>{index % 2 === 0 ? part : places[part]}</Fragment>
  ));
}

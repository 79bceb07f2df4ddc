import { useRef, useState } from 'react';
import { STARTUP } from '../../catalogue/startup.ts';
import { industriesText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { Select, type SelectOption, TextInput } from '../../ui/fields.tsx';

interface CountrySelectProps {
  /** Sent there as `location`. */
  action: string;
  value: string;
  choices: readonly SelectOption[];
}

/** Pointer choices submit at once; keys need the button (WCAG 3.2.2). */
export function CountrySelect({ action, value, choices }: CountrySelectProps) {
  const isPointed = useRef(false);
  return (
    <form className="country-select" action={action} method="get">
      <Select
        id="industry-location"
        name="location"
        label={STARTUP.country.label}
        emptyLabel={text.allCountries}
        options={choices}
        defaultValue={value}
        onPointerDown={() => {
          isPointed.current = true;
        }}
        onKeyDown={() => {
          isPointed.current = false;
        }}
        onChange={(event) => {
          if (isPointed.current) event.currentTarget.form?.requestSubmit();
        }}
      />
      <Button type="submit" large>
        {text.show}
      </Button>
    </form>
  );
}

interface IndustryFilterProps {
  /** Element outside this island whose list items it filters. */
  listId: string;
}

export function IndustryFilter({ listId }: IndustryFilterProps) {
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState({ count: 0, all: 0 });
  const filter = (value: string) => {
    setTyped(value);
    const list = document.getElementById(listId);
    if (list) setShown(showMatching(list, value));
  };
  const isNone = typed.trim() !== '' && shown.count === 0;
  return (
    <div className="industry-filter">
      <TextInput
        id="industry-filter"
        type="search"
        label={text.filter}
        autoComplete="off"
        value={typed}
        onChange={(event) => filter(event.currentTarget.value)}
      />
      <p className="small" role="status">
        {isNone ? text.noneShown(typed.trim()) : text.shown(shown.count, shown.all)}
      </p>
    </div>
  );
}

/** Hides items that lack a word of `typed` and groups left empty; opens those that are folded. */
function showMatching(list: HTMLElement, typed: string): { count: number; all: number } {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const items = [...list.querySelectorAll('li')];
  let count = 0;
  for (const item of items) {
    const link = item.querySelector('a');
    const name = fold(link?.textContent ?? '');
    item.hidden = !words.every((word) => name.includes(word));
    if (!item.hidden) count += 1;
  }
  for (const section of list.querySelectorAll<HTMLElement>('section')) {
    section.hidden = section.querySelector('li:not([hidden])') === null;
    const letter = document.querySelector<HTMLElement>(`.letters a[href="#${section.id}"]`);
    if (letter) letter.hidden = section.hidden;
  }
  for (const folded of list.querySelectorAll('details')) {
    folded.hidden = folded.querySelector('li:not([hidden])') === null;
    folded.open = words.length > 0;
  }
  return { count, all: items.length };
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

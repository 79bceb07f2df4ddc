import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { comparePath, pathTo, withQuery } from '../../base/paths.ts';
import { compareText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { request } from '../../ui/request.ts';
import { Name } from '../../ui/values.tsx';
import { ONLY_DIFFERENCES } from './compared-slugs.ts';
import type { NamedStartup } from './contract.ts';
import { onPlainClick } from './use-comparison.ts';

const ID = 'add';
const LIST_ID = 'add-options';
const WAITS_FOR_MS = 150;
const LEAST_LETTERS = 2;

interface AddStartupProps {
  slugs: readonly string[];
  onlyDifferences: boolean;
  defaultValue: string;
  inputRef: RefObject<HTMLInputElement | null>;
  onAdd: (startup: NamedStartup) => void;
}

export function AddStartup(props: AddStartupProps) {
  const { slugs, onlyDifferences, defaultValue, inputRef, onAdd } = props;
  const [typed, setTyped] = useState(defaultValue);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useSuggestions(isOpen ? typed : '');
  const options = (found ?? []).filter(({ slug }) => !slugs.includes(slug));
  const isShown = isOpen && options.length > 0;

  const choose = (startup: NamedStartup) => {
    setTyped('');
    setOpen(false);
    setActive(-1);
    onAdd(startup);
  };
  const followKeys = (event: KeyboardEvent) => {
    const option = options[active];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      // Beyond either end stands the input itself.
      setActive(((active + 1 + step + options.length + 1) % (options.length + 1)) - 1);
    } else if (event.key === 'Enter' && isShown && option) {
      event.preventDefault();
      choose(option);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    }
  };

  return (
    <form className="compare-add" action={comparePath([])} method="get">
      {slugs.length > 0 && <input type="hidden" name="startups" value={slugs.join(',')} />}
      {onlyDifferences && <input type="hidden" name="only" value={ONLY_DIFFERENCES} />}
      <Field id={ID} label={text.addLabel}>
        <div className="compare-combobox">
          <input
            ref={inputRef}
            className="control"
            id={ID}
            name="add"
            type="text"
            role="combobox"
            aria-expanded={isShown}
            aria-controls={LIST_ID}
            aria-autocomplete="list"
            aria-activedescendant={isShown && active >= 0 ? optionId(active) : undefined}
            autoComplete="off"
            dir="auto"
            maxLength={200}
            required
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setOpen(true);
              setActive(-1);
            }}
            onKeyDown={followKeys}
            onBlur={() => setOpen(false)}
          />
          <Button type="submit" large>
            {text.addButton}
          </Button>
          <div
            className="compare-options"
            id={LIST_ID}
            role="listbox"
            tabIndex={-1}
            aria-label={text.suggestions}
            hidden={!isShown}
          >
            {options.map((option, index) => (
              <a
                key={option.slug}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                href={comparePath([...slugs, option.slug], onlyDifferences)}
                // Keeps the focus, whose loss would close the list before the click.
                onMouseDown={(event) => event.preventDefault()}
                onClick={onPlainClick(() => choose(option))}
              >
                <Name>{option.name}</Name>
                <span className="small">{option.label}</span>
              </a>
            ))}
          </div>
        </div>
      </Field>
      <p className="visually-hidden" role="status">
        {isOpen && found && text.suggestionsFound(options.length)}
      </p>
    </form>
  );
}

function optionId(index: number): string {
  return `${LIST_ID}-${index}`;
}

/** Suggestions for a typed name, fetched after a pause; null until they arrive. */
function useSuggestions(typed: string): NamedStartup[] | null {
  const [answer, setAnswer] = useState<{ q: string; found: NamedStartup[] } | null>(null);
  const q = typed.trim();
  useEffect(() => {
    if (q.length < LEAST_LETTERS) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const { ok, body } = await request(withQuery(pathTo('/api/suggest'), { q }));
      if (isWanted && ok) setAnswer({ q, found: readStartups(body) });
    }, WAITS_FOR_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [q]);
  return answer?.q === q ? answer.found : null;
}

function readStartups(body: unknown): NamedStartup[] {
  const data = (body as { data?: Array<NamedStartup & { kind: string }> } | null)?.data;
  return Array.isArray(data) ? data.filter(({ kind }) => kind === 'startup') : [];
}

export interface AddLinksProps {
  startups: ReadonlyArray<{ name: string; slug: string; label?: string }>;
  slugs: readonly string[];
  onlyDifferences: boolean;
  onAdd: (startup: { name: string; slug: string }) => void;
}

export function AddLinks({ startups, slugs, onlyDifferences, onAdd }: AddLinksProps) {
  return (
    <ul className="compare-add-links">
      {startups.map((startup) => (
        <li key={startup.slug}>
          <a
            className="button button-secondary"
            href={comparePath([...slugs, startup.slug], onlyDifferences)}
            rel="nofollow"
            aria-label={text.add(startup.name)}
            onClick={onPlainClick(() => onAdd(startup))}
          >
            <Icon name="plus" />
            <Name>{startup.name}</Name>
            {startup.label && <span className="small">{startup.label}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

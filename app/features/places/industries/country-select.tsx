import { useRef } from 'react';
import { industriesText as text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Select, type SelectOption } from '../../../ui/fields.tsx';

export interface CountrySelectProps {
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
        label={text.country}
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

import { pathTo } from '../../base/paths.ts';
import { mapText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { MAP_MEASURES, type MapChoice } from './contract.ts';

/** A button submits, as arrow keys pass through choices on some systems (WCAG 3.2.2). */
export function MapForm({ measure, year, years }: MapChoice & { years: readonly number[] }) {
  return (
    <form
      className="map-form"
      action={pathTo('/explore/location')}
      method="get"
      aria-label={text.form}
    >
      <Select
        id="measure"
        label={text.measure}
        options={MAP_MEASURES.map((value) => ({ value, label: text.measures[value] }))}
        defaultValue={measure}
      />
      <Select
        id="year"
        label={text.year}
        emptyLabel={text.allTime}
        options={years.map((one) => ({ value: String(one), label: String(one) }))}
        defaultValue={year ?? ''}
      />
      <Button type="submit" look="primary" large>
        {text.show}
      </Button>
    </form>
  );
}

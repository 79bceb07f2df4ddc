import type { Plan, Plans } from '../../../base/plans.ts';
import type { LimitName, Limits } from '../../../http/limits.ts';
import { pricingText as text } from '../../../text/text.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Icon } from '../../../ui/icon.tsx';

interface FeatureRow {
  key: string;
  label: string;
  cellOf(plan: Plan): boolean | string;
}

const LIMIT_NAMES = Object.keys(text.limitNames) as LimitName[];

/** Label and amount of each. */
export function listLimits(limits: Limits): Array<[string, string]> {
  return LIMIT_NAMES.map((name) => [text.limitNames[name], text.limits[name](limits[name])]);
}

/** The same rows for every plan: limits first, then the operator's features. */
export function PlanTable({ plans }: { plans: Plans }) {
  const rows: FeatureRow[] = [
    ...LIMIT_NAMES.map((name) => ({
      key: name,
      label: text.limitNames[name],
      cellOf: ({ limits }: Plan) => text.limits[name](limits[name]),
    })),
    ...plans.features.map((feature) => ({
      ...feature,
      cellOf: ({ features }: Plan) => features[feature.key] ?? false,
    })),
  ];
  return (
    <DataTable<FeatureRow>
      caption={text.compared}
      captionHidden
      columns={[
        { key: 'what', label: text.what, cell: ({ label }) => label },
        ...plans.plans.map((plan) => ({
          key: plan.slug,
          label: plan.name,
          cell: ({ cellOf }: FeatureRow) => <FeatureValue value={cellOf(plan)} />,
        })),
      ]}
      rows={rows}
      getKey={({ key }) => key}
    />
  );
}

function FeatureValue({ value }: { value: boolean | string }) {
  if (typeof value === 'string') return <bdi>{value}</bdi>;
  if (value) return <Icon name="check" label={text.included} className="plan-has" />;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{text.notIncluded}</span>
    </>
  );
}

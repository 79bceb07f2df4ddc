import { pathTo } from '../../../base/paths.ts';
import { type FormState, FRESH, takeErrors } from '../../../http/forms.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { matchText as text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { describeControl, Field, OptionGroup, Radio, Textarea } from '../../../ui/fields.tsx';
import { ErrorSummary, PostForm } from '../../../ui/post-form.tsx';
import {
  MATCHED_KINDS,
  type MatchedKind,
  type MatchedName,
  matchList,
  mostRows,
  readList,
} from './match-list.server.ts';
import { type MatchedPart, MatchResults } from './match-results.tsx';
import { MOST_CHARACTERS, readNamesFile } from './read-names.ts';

interface MatchData extends FormState {
  names: string;
  kind: MatchedKind;
  most: number;
  matched: MatchedName[] | null;
  part: MatchedPart;
}

export const matchPage: Page = page<MatchData>({
  cache: 'public',
  isInSitemap: true,
  async load(context) {
    return {
      ...FRESH,
      names: '',
      kind: 'startup',
      most: mostRows(context),
      matched: null,
      part: ALL,
    };
  },
  async submit(context, _params, form) {
    const file = form.get('file');
    let names = String(form.get('names') ?? '');
    const kind = MATCHED_KINDS.find((one) => one === form.get('kind')) ?? 'startup';
    let matched: MatchedName[] | null = null;
    let part = ALL;
    const outcome = await takeErrors(context, async () => {
      if (file instanceof File && file.size > 0) names = await readNamesFile(file);
      const table = await readList(context, names);
      part = partOf(form, table.rows.length);
      matched = await matchList(context, table, kind, part.first);
      return { errors: {}, status: 200 };
    });
    // A small file may unpack to so much that it is not sent back.
    if (names.length > MOST_CHARACTERS) names = '';
    return { ...outcome, typed: {}, names, kind, most: mostRows(context), matched, part };
  },
  head: ({ errors, status, matched }) => ({
    title: text.title,
    description: text.description,
    isTool: true,
    canonical: pathTo('/match'),
    noindex: matched !== null,
    hasErrors: Object.keys(errors).length > 0,
    errorStatus: status,
  }),
  body: (data) =>
    data.matched ? (
      <MatchResults matched={data.matched} names={data.names} kind={data.kind} part={data.part} />
    ) : (
      <MatchForm data={data} />
    ),
});

const ALL: MatchedPart = { first: 0, all: 0, chosen: {} };

/** With the choices for earlier rows. */
function partOf(form: FormData, all: number): MatchedPart {
  const asked = Number(form.get('first') ?? 0);
  const first = Number.isInteger(asked) && asked > 0 && asked < all ? asked : 0;
  const earlier = Array.from({ length: first }, (_, row) => `row-${row}`);
  const chosen = earlier.flatMap((name) => {
    const value = form.get(name);
    return typeof value === 'string' && value ? [[name, value]] : [];
  });
  return { first, all, chosen: Object.fromEntries(chosen) };
}

function MatchForm({ data: { errors, names, kind, most } }: { data: MatchData }) {
  const fileField = { id: 'file', hint: text.fileHint, error: errors.file };
  return (
    <>
      <h1>{text.title}</h1>
      <p className="lead">{text.lead}</p>
      <PostForm
        className="match-form flow"
        action={pathTo('/match')}
        encType="multipart/form-data"
        noValidate
      >
        <ErrorSummary
          errors={Object.entries(errors).map(([id, message]) => ({ id: id || 'names', message }))}
        />
        <Textarea
          id="names"
          label={text.names}
          hint={text.namesHint(most)}
          error={errors.names}
          rows={10}
          spellCheck={false}
          defaultValue={names}
        />
        <Field {...fileField} label={text.file}>
          <input
            type="file"
            name="file"
            accept=".xlsx,.xlsm,.csv,.tsv,.txt"
            className="control control-file"
            {...describeControl(fileField)}
          />
        </Field>
        <OptionGroup id="kind" legend={text.kind}>
          {MATCHED_KINDS.map((one) => (
            <Radio
              key={one}
              id={`kind-${one}`}
              name="kind"
              value={one}
              label={text.kinds[one]}
              defaultChecked={one === kind}
            />
          ))}
        </OptionGroup>
        <Button type="submit" look="primary">
          {text.submit}
        </Button>
        <p className="small">
          {text.forgiven} <a href={pathTo('/api')}>{text.service}</a>
        </p>
      </PostForm>
    </>
  );
}

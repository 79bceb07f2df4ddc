import { COUNTRIES } from '../../../base/countries.ts';
import { proposalPath } from '../../../base/desk-paths.ts';
import { FUNDING_ROUNDS } from '../../../base/enumerations.ts';
import { pathTo } from '../../../base/paths.ts';
import { choicesOf } from '../../../find/lists/form-fields.ts';
import type { Context } from '../../../http/context.ts';
import { Redirect } from '../../../http/errors.ts';
import {
  controlOf,
  type FormState,
  FRESH,
  formHead,
  takeForm,
} from '../../../http/forms.server.ts';
import { requireModerator } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { nameChoices } from '../../../text/say-name.ts';
import { marksText, proposalsText as text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Select, Textarea, TextInput } from '../../../ui/fields.tsx';
import { MODERATION } from '../../../ui/navigation.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { Notice } from '../../../ui/states.tsx';
import { HAPPENINGS } from '../../arriving/news-reading/proposal.ts';
import { FormTop, SubmitRow } from '../page-parts.tsx';
import { type Neighbours, QueueNeighbours } from '../queue/queue-neighbours.tsx';
import { findNeighbours } from '../queue/waiting.server.ts';
import { ProposalSides } from './proposal-sides.tsx';
import {
  decideProposal,
  getProposal,
  type Proposal,
  proposalDecision,
} from './proposals.server.ts';
import { sayProposal } from './say-proposal.ts';

type ProposalData = FormState & { proposal: Proposal; neighbours: Neighbours };

/** One proposal with its source texts, and a form to correct and accept it. */
export const proposalPage: Page = page<ProposalData>({
  load: (context, params) => loadProposal(context, params.uuid ?? ''),
  async submit(context, params, form) {
    const uuid = params.uuid ?? '';
    requireModerator(context);
    const state = await takeForm(context, form, proposalDecision, async (given) => {
      const order =
        given.action === 'reject' ? given : { ...given, changed: given, action: given.action };
      await decideProposal(context, uuid, order);
      throw new Redirect(proposalPath(uuid));
    });
    return { ...(await loadProposal(context, uuid)), ...state };
  },
  head: (data) =>
    formHead(data, {
      title: `${sayProposal(data.proposal)}${marksText.colon}${text.title}`,
      description: text.pageDescription,
    }),
  body: (data) => {
    const { proposal, errors } = data;
    const { uuid, state, name } = proposal;
    const news = { label: text.title, href: pathTo('/moderation/news') };
    return (
      <>
        <FormTop
          errors={errors}
          crumbs={[MODERATION, news, { label: name }]}
          title={sayProposal(proposal)}
        />
        {state !== 'pending' && <Notice>{text.states[state]}</Notice>}
        <ProposalSides proposal={proposal} />
        {state === 'pending' && (
          <>
            <PostForm
              action={proposalPath(uuid)}
              className="section proposal-form"
              fields={{ action: 'approve', version: proposal.version }}
            >
              <ProposalFields data={data} />
              <SubmitRow label={text.accept} />
            </PostForm>
            <PostForm
              action={proposalPath(uuid)}
              className="section flow fact-form"
              fields={{ action: 'reject', version: proposal.version }}
            >
              <Textarea {...controlOf(data, 'reason')} label={text.declineReason} rows={2} />
              <Button type="submit" look="danger">
                {text.decline}
              </Button>
            </PostForm>
          </>
        )}
        <QueueNeighbours {...data.neighbours} isDecided={state !== 'pending'} />
      </>
    );
  },
});

/** Throws Redirect for visitors, 404. */
async function loadProposal(context: Context, uuid: string): Promise<ProposalData> {
  requireModerator(context);
  const { sql, now } = context;
  const proposal = await getProposal(sql, uuid);
  return { ...FRESH, proposal, neighbours: await findNeighbours(sql, now, proposal.uuid) };
}

function ProposalFields({ data }: { data: ProposalData }) {
  const { proposal, typed } = data;
  const { content, startup, happening, name } = proposal;
  const { labels, hints } = text;
  const control = (field: keyof typeof labels, known: string | null) => ({
    ...controlOf(data, field),
    label: labels[field],
    defaultValue: typed[field] ?? known ?? '',
  });
  return (
    <>
      <Select
        {...control('happening', happening)}
        options={HAPPENINGS.map((value) => ({ value, label: text.happenings[value] }))}
      />
      <Select
        {...control('kind', content.kind)}
        emptyLabel={text.noKind}
        options={choicesOf(FUNDING_ROUNDS)}
      />
      <TextInput {...control('name', name)} dir="auto" />
      <TextInput {...control('startup', startup?.slug ?? null)} hint={hints.startup} optional />
      <Select
        {...control('country', content.country)}
        hint={hints.country}
        emptyLabel={text.unknown}
        options={nameChoices(COUNTRIES.map(({ label }) => ({ value: label, label })))}
      />
      <TextInput {...control('announced_on', content.announced_on)} hint={hints.announced_on} />
      <TextInput {...control('amount', content.amount)} hint={hints.amount} optional />
      <TextInput
        {...control('counterparty', content.counterparty)}
        hint={hints.counterparty}
        optional
      />
      <Textarea
        {...control('investors', content.investors.join('\n'))}
        hint={hints.investors}
        rows={4}
        dir="auto"
        optional
      />
    </>
  );
}

// The owner's actions on the list itself, collapsed.

import type { ReactNode } from 'react';
import { localPath } from '../../base/locale-path.ts';
import { getAlertsPath } from '../../base/outside-paths.ts';
import { pathTo } from '../../base/paths.ts';
import { alertsText, marksText, ownListsText as text } from '../../text/text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Checkbox, OptionGroup, Textarea, TextInput } from '../../ui/fields.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { MAX_NAME, ownListAlertsAddress } from './contract.ts';
import { chosenFacts, LISTED_FACTS } from './listed-facts.ts';
import type { StoredList } from './queries.server.ts';

interface ToolProps {
  list: StoredList;
  path: string;
}

export function ListTools({ list, path, siteUrl }: ToolProps & { siteUrl: string }) {
  const { uuid, rows } = list;
  return (
    <div className="own-list-tools">
      <Fold label={text.columns}>
        <ColumnsForm list={list} path={path} />
      </Fold>
      <Fold label={text.share}>
        <ShareForm list={list} path={path} siteUrl={siteUrl} />
      </Fold>
      <Fold label={text.settings}>
        <SettingsForms list={list} path={path} />
      </Fold>
      <ButtonLink href={getAlertsPath(ownListAlertsAddress(uuid))} rel="nofollow">
        {alertsText.getAlerts}
      </ButtonLink>
      {rows > 0 && (
        <p>
          <a href={pathTo('/dashboard/lists/:uuid/rows.xlsx', { uuid })} download>
            {text.xlsxRows(rows)}
          </a>
          <a href={pathTo('/dashboard/lists/:uuid/rows.csv', { uuid })} download>
            {text.csvRows(rows)}
          </a>
        </p>
      )}
    </div>
  );
}

const Fold = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className="tool-fold" name="list-tools">
    <summary className="button button-secondary">{label}</summary>
    <div className="tool-panel">{children}</div>
  </details>
);

function ColumnsForm({ list: { kind, columns }, path }: ToolProps) {
  const chosen = chosenFacts(kind, columns);
  return (
    <PostForm className="flow" action={path} fields={{ do: 'columns' }}>
      <OptionGroup id="columns" legend={text.columnsLegend}>
        <div className="tool-choices">
          {Object.entries(LISTED_FACTS[kind]).map(([name, { label }]) => (
            <Checkbox
              key={name}
              id={`column-${name}`}
              name="columns"
              value={name}
              label={label()}
              defaultChecked={chosen.includes(name)}
            />
          ))}
        </div>
      </OptionGroup>
      <p className="row">
        <Button type="submit" look="primary">
          {text.columnsSubmit}
        </Button>
        {columns && (
          <Button type="submit" name="usual" value="1">
            {text.usualColumns}
          </Button>
        )}
      </p>
    </PostForm>
  );
}

function ShareForm({ list, path, siteUrl }: ToolProps & { siteUrl: string }) {
  const { share_path: shared, shares_notes } = list;
  return (
    <PostForm className="flow" action={path} fields={{ do: 'share' }}>
      <p>{text.shareWhat}</p>
      {shared && (
        <p className="secret-address" data-copies="">
          <a href={shared}>{text.shareAddress}</a>
          {marksText.colon}
          <code>{siteUrl + localPath(shared)}</code>
        </p>
      )}
      <Checkbox id="notes" label={text.shareNotes} value="1" defaultChecked={shares_notes} />
      <p className="row">
        <Button type="submit" look="primary">
          {shared ? text.shareSave : text.shareSubmit}
        </Button>
        {shared && (
          <Button type="submit" look="danger" name="revoke" value="1">
            {text.shareRevoke}
          </Button>
        )}
      </p>
      {shared && <p className="small">{text.shareRevokeWhat}</p>}
    </PostForm>
  );
}

function SettingsForms({ list: { name, statuses, rows }, path }: ToolProps) {
  return (
    <div className="flow">
      <PostForm className="flow" action={path} fields={{ do: 'settings' }}>
        <TextInput id="name" label={text.name} defaultValue={name} maxLength={MAX_NAME} required />
        <Textarea
          id="statuses"
          label={text.statuses}
          hint={text.statusesHint}
          defaultValue={statuses.join('\n')}
          rows={Math.max(4, statuses.length + 1)}
        />
        <Button type="submit" look="primary">
          {text.settingsSubmit}
        </Button>
      </PostForm>
      <PostForm className="flow" action={path} fields={{ do: 'delete' }}>
        <p className="small">{text.deleteWhat(rows)}</p>
        <Button type="submit" look="danger">
          {text.deleteList}
        </Button>
      </PostForm>
    </div>
  );
}

import { pathTo } from '../../../base/paths.ts';
import { noteWomenLed } from '../../../catalogue/women-led.server.ts';
import { filteredListPage } from '../../../find/lists/filtered-list.tsx';
import { STARTUPS_SHAPE } from '../../../find/lists/list-shapes.ts';
import { STARTUP_ROWS } from '../../../find/lists/selectable-table.tsx';
import type { Page } from '../../../http/page.ts';
import { ALL_STARTUPS } from '../../../page-cache/cache-tags.ts';
import { startupListText as text } from '../../../text/text.ts';
import { STARTUPS_PER_PAGE } from './contract.ts';
import { countStartups, findStartupPage, readStartups } from './list-startups.server.ts';
import { startupColumns } from './startups-columns.tsx';
import { listMoreStartupFields, listStartupFields, STARTUP_TABLES } from './startups-shape.ts';

export const startupsPage: Page = filteredListPage({
  shape: STARTUPS_SHAPE,
  cacheTags: [ALL_STARTUPS],
  words: text,
  get lead() {
    return text.lead;
  },
  fields: listStartupFields,
  moreFields: listMoreStartupFields,
  read: readStartups,
  async find(sql, read, { page, filters }) {
    const answer = await findStartupPage(sql, read, { page, perPage: STARTUPS_PER_PAGE });
    return { ...answer, womenLed: await noteWomenLed(sql, filters) };
  },
  countWithout: (sql, read, index) =>
    countStartups(sql, { ...read, conditions: read.conditions.toSpliced(index, 1) }),
  columns: startupColumns,
  selects: STARTUP_ROWS,
  sums: ({ womenLed }) => womenLed && <p className="small">{womenLed}</p>,
  files: { ...STARTUP_TABLES, json: pathTo('/api/startups') },
  embed: pathTo('/embed/startups'),
  get below() {
    return (
      <p>
        <a href={pathTo('/dashboard/add-startup')}>{text.add}</a>
      </p>
    );
  },
});

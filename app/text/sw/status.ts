import { formatCount, formatTenths, sayPlural } from '../../base/count.ts';
import type * as english from '../en/status.ts';
import type { TranslationOf } from '../translation.ts';

const MEGABYTE = 1_000_000;

export const statusText: TranslationOf<typeof english.statusText> = {
  title: 'Hali ya tovuti',
  description: 'Foleni, kazi za kiotomatiki, barua pepe, nakala rudufu na diski ya tovuti hii.',
  about: (version, node) => `Griot ${version} kwenye Node ${node}.`,
  waiting: 'Mambo yanayosubiri kushughulikiwa',
  waitingColumns: {
    what: 'Kinachosubiri',
    count: 'Idadi inayosubiri',
    since: 'Kusubiri kulianza',
  },
  kinds: {
    mails: 'Barua pepe zilizofikia muda wa kutumwa',
    messages: 'Arifa kwa webhook na vivinjari',
    files: 'Mafaili yanayoingizwa',
    payments: 'Matukio kutoka kwa watoa huduma wa malipo',
    decisions: 'Maamuzi ya wasimamizi',
  },
  jobs: 'Kazi za kiotomatiki',
  jobColumns: {
    name: 'Kazi',
    cron: 'Muda wake (UTC)',
    began: 'Mara ya mwisho',
    took: 'Muda iliochukua',
    state: 'Hali',
    failures: 'Mara ilizoshindikana katika wiki moja',
  },
  jobsNever: 'Hakuna kazi ya kiotomatiki iliyowahi kufanyika hapa.',
  jobsDead: (count) =>
    sayPlural(count, {
      one: 'Kazi # imeshindikana kabisa. ./griot doctor inaeleza zaidi.',
      other: 'Kazi # zimeshindikana kabisa. ./griot doctor inaeleza zaidi.',
    }),
  neverRan: 'haijafanyika wiki hii',
  seconds: (seconds) => `sekunde\u00a0${formatTenths(seconds)}`,
  facts: 'Barua pepe, nakala rudufu, diski',
  mail: 'Barua pepe',
  mailCounts: (sent, queued, failed) =>
    [
      sayPlural(sent, { one: '# iliyotumwa kwa siku moja', other: '# zilizotumwa kwa siku moja' }),
      sayPlural(queued, { one: '# ya kutumwa', other: '# za kutumwa' }),
      sayPlural(failed, {
        one: '# iliyoshindikana kutumwa',
        other: '# zilizoshindikana kutumwa',
      }),
    ].join(', '),
  mailInterrupted: (count) =>
    sayPlural(count, {
      one: 'Barua pepe # ilikatizwa baada ya kukabidhiwa kwa seva ya barua pepe, na yaelekea ilifika.',
      other:
        'Barua pepe # zilikatizwa baada ya kukabidhiwa kwa seva ya barua pepe, na yaelekea zilifika.',
    }),
  mailError: (error) => `Kosa la mwisho: ${error}`,
  backup: 'Nakala rudufu ya mwisho',
  backupNone:
    'Hakuna nakala rudufu inayojulikana hapa. ./griot backup hurekodi zile inazotengeneza.',
  backupUnreadable: (problem) => `Maelezo ya nakala hii hayasomeki. ${problem}`,
  backupOf: (file, bytes) => `${file}, MB\u00a0${formatCount(Math.ceil(bytes / MEGABYTE))}`,
  backupTested: 'Jaribio la kuirejesha',
  backupUntested: 'Halijafanyika. ./griot backup --test hufungua ilichoandika.',
  disk: 'Diski',
  diskOf: (free, all, folder) =>
    `Nafasi iliyobaki katika ${folder} ni MB\u00a0${formatCount(Math.floor(free / MEGABYTE))} kati ya ${formatCount(Math.ceil(all / MEGABYTE))}`,
  database: 'Hifadhidata',
  size: (bytes) => `MB\u00a0${formatCount(Math.ceil(bytes / MEGABYTE))}`,
  process: 'Mchakato huu',
  processSince: 'Mchakato ulianza',
  memory: 'Kumbukumbu (RAM)',
  cache: 'Akiba ya kurasa (cache)',
  cacheOf: (pages, bytes, hits, misses) => {
    const kept = sayPlural(pages, { one: 'ukurasa #', other: 'kurasa #' });
    const answered = sayPlural(hits, {
      one: 'jibu # lilitoka humo',
      other: 'majibu # yalitoka humo',
    });
    const made = sayPlural(misses, {
      one: '# lilitengenezwa upya',
      other: '# yalitengenezwa upya',
    });
    return `${kept}, MB\u00a0${formatCount(Math.ceil(bytes / MEGABYTE))}; ${answered}, ${made}`;
  },
  cacheOff: 'Imezimwa (PAGE_CACHE_MB ni 0)',
  queues: 'Maombi',
  queueColumns: {
    name: 'Foleni',
    running: 'Yanayoendelea',
    waiting: 'Yanayosubiri',
    refused: 'Yaliyokataliwa',
  },
  errors: 'Makosa tangu mchakato ulipoanza',
  errorColumns: { kind: 'Aina', count: 'Idadi', last: 'La mwisho' },
  errorsNone: 'Hakuna makosa.',
};

// Who answers what a phrase of a question asks: a role, a fact, a comparison, a figure.
import { findNamedIn, type NamedIn } from '../../../find/question/named-in.server.ts';
import { understand } from '../../../find/question/understand.server.ts';
import type { Asked } from '../../../language/question/asked.ts';
import { isUndisclosed } from '../../../language/question/off-record.ts';
import type { NamedThing } from '../../../language/question/row.ts';
import { answerAbsent } from './absent.server.ts';
import {
  type Answered,
  type Asking,
  hasPage,
  listUnread,
  readNarrow,
  readRest,
  readWhole,
} from './asking.server.ts';
import { answerBacked } from './backed-too.server.ts';
import { rankBuyers } from './buyers.server.ts';
import { answerFact } from './facts.server.ts';
import { answerShared, nameLeadsOfFirst } from './investors.server.ts';
import { compareNamed } from './named-things.server.ts';
import { answerOfFigure, answerOfShare } from './of-figure.server.ts';
import { answerRole } from './roles.server.ts';
import { answerBeside } from './side-by-side.server.ts';
import { answerAgainst, answerSides } from './sides.server.ts';
import { answerStep } from './steps.server.ts';
import { answerThan } from './than.server.ts';
import { answerUnknownRival, answerUnread } from './unknown.server.ts';
import { answerNamedVersus, answerVersus } from './versus.server.ts';
import { answerPeriods, answerYears, answerYearsOfExits } from './years.server.ts';

export async function answerAsked(asking: Asking, asked: Asked): Promise<Answered | null> {
  const named = (words: string, ...kinds: Array<NamedThing['kind']>) =>
    findNamedIn(asking.sql, words, asking.now, kinds);
  switch (asked.is) {
    case 'role': {
      const startup = await named(asked.name, 'startup');
      return startup && answerRole(asking, asked.role, startup.thing, startup.others);
    }
    case 'fact': {
      // "at what price did Jumia shares close"
      if (asked.fact === 'closed' && isUndisclosed(asking.q)) return null;
      const startup =
        (await named(asked.name, 'startup')) ??
        (asked.fact === 'valuation' ? await findValued(asking, asked.name) : null);
      if (!startup || (await isOfAnother(asking, startup))) return null;
      const others = `${asked.rest.replace(asked.name, '')} ${startup.others}`;
      return answerFact(asking, asked.fact, startup.thing, others);
    }
    case 'than': {
      const startup = await named(asked.name, 'startup');
      const rest = `${asked.rest} ${startup?.others ?? ''}`;
      // "is Flutterwave better funded than Paystack" is of the two, though one invests as well.
      const isOfTwo = startup !== null && (await named(asked.rest, 'startup')) !== null;
      const answered =
        startup && !isOfTwo && (await answerThan(asking, asked.than, startup.thing, rest));
      if (answered) return answered;
      const sides = [asked.rest, asked.name];
      const [by] = asked.than.split('.');
      if (by === 'founded' || by === 'rounds' || by === 'investors') {
        return answerBeside(asking, sides, by);
      }
      // "has Wave raised more than all of Ghana"
      if (!startup) return answerAgainst(asking, asked.rest, asked.name);
      // "is Wave bigger than OPay"
      return answerNamedVersus(asking, { is: 'versus', measure: 'raised', rest: '', sides });
    }
    case 'step': {
      const kind = asked.step === 'founderElse' ? 'person' : 'startup';
      // "which fintechs did the investors of Yoco back"
      const how = { isAmongOthers: asked.step === 'ofInvestors' };
      const thing = await findNamedIn(asking.sql, asked.name, asking.now, [kind], how);
      if (thing) return answerStep(asking, asked.step, thing, asked.rest);
      return asked.step === 'similar' ? answerUnknownRival(asking, asked.name) : null;
    }
    case 'stepOf': {
      const how = { isAmongOthers: true };
      const thing = await findNamedIn(asking.sql, asked.rest, asking.now, ['startup'], how);
      return thing && answerStep(asking, asked.step, thing, '');
    }
    case 'ages':
      return answerBeside(asking, asked.sides);
    case 'absent': {
      const ofStartups = asked.isOfRounds ? null : await readRest(asking, asked.rest, 'startups');
      const read = ofStartups ?? (await readRest(asking, asked.rest, 'rounds'));
      if (!read) return null;
      const isRead = listUnread(read).length === 0;
      return isRead ? answerAbsent(asking, asked.split, read) : answerUnread(asking, read);
    }
    case 'backed':
      return answerBacked(asking, asked.rest);
    case 'shared':
      return answerShared(asking, asked.names);
    case 'led': {
      const read = await readWhole(asking, asked.rest, 'rounds');
      return read && nameLeadsOfFirst(asking, asked.order, read);
    }
    case 'buyers': {
      const read = await readWhole(asking, asked.rest, 'startups');
      return read && rankBuyers(asking, read);
    }
    case 'years': {
      const exits = await answerYearsOfExits(asking, asked);
      if (exits) return exits;
      const read = await readNarrow(asking, asked.rest);
      return read && listUnread(read).length === 0 ? answerYears(asking, asked, read) : null;
    }
    case 'versus': {
      // "compare Moniepoint and Paga" has a page of its own.
      if (hasPage(await understand(asking.sql, asking.q, asking.now))) return null;
      const againstSum = asked.isAgainstSum
        ? await answerSides(asking, asked.measure, asked.sides)
        : null;
      if (againstSum) return againstSum;
      const returns = asked.measure === 'count' ? 'startups' : 'rounds';
      const read = await readWhole(asking, asked.rest, returns);
      const answered =
        read &&
        ((await answerPeriods(asking, asked.measure, read)) ??
          (await answerVersus(asking, asked.measure, read)));
      return (
        answered ??
        (await answerNamedVersus(asking, asked)) ??
        (await compareNamed(asking)) ??
        answerSides(asking, asked.measure, asked.sides)
      );
    }
    case 'share':
      return answerOfShare(asking, asked);
    default:
      return answerOfFigure(asking, asked);
  }
}

/** "متى أدرجت Cash Plus وفي أي بورصة": another startup stands there in capitals. */
async function isOfAnother({ sql, q, now }: Asking, { thing }: NamedIn): Promise<boolean> {
  const written = await findNamedIn(sql, q, now, ['startup'], { isAmongOthers: true });
  return written !== null && written.thing.slug !== thing.slug && !q.includes(thing.name);
}

/** "What valuation did Wave get in its Series A": a round may be beside the name. */
const findValued = ({ sql, now }: Asking, words: string) =>
  findNamedIn(sql, words, now, ['startup'], { isAmongOthers: true });

// Headlines about fictional startups, written for this demonstration.
import type { Random } from './random.ts';
import type { DemoRound } from './rounds.ts';
import type { Subject } from './texts.ts';

export function roundHeadline(
  { name, country }: Subject,
  { round, amountUsd }: DemoRound,
  leadName: string | undefined,
  random: Random,
): string {
  const kind = round === 'Funding Round' ? 'round' : `${round} round`;
  if (amountUsd === null) {
    return leadName
      ? `${leadName} backs ${name} in an undisclosed ${kind}`
      : `${name} of ${country} closes an undisclosed ${kind}`;
  }
  const amount = spokenAmount(amountUsd);
  return random.pick([
    `${name} raises ${amount} in ${/^[AEIOU]/.test(kind) ? 'an' : 'a'} ${kind}${leadName ? ` led by ${leadName}` : ''}`,
    `${amount} for ${name}: what the ${country} company will do with it`,
    `${name} closes its ${kind} at ${amount}`,
  ]);
}

export function otherHeadline(subject: Subject, random: Random): string {
  const { name, city, country, neighbour, sector } = subject;
  const product = random.pick(sector.products);
  const customers = random.pick(sector.customers);
  return random.pick([
    `${name} opens an office in ${neighbour}`,
    `${name} tries a new ${product} with ${customers} in ${city}`,
    `${name} counts its ${random.between(2, 90)},000th customer in ${country}`,
    `How ${name} helps ${customers} ${random.pick(sector.actions)}`,
    `${name} and its neighbours in ${city}: one street, many ${customers}`,
    `${name} hires ${random.between(5, 120)} people in ${country}`,
    `A day with ${name}, from ${city} to ${neighbour}`,
  ]);
}

/** $1.2 million, $80,000 */
export function spokenAmount(usd: number): string {
  if (usd >= 1_000_000_000) return `$${shortened(usd / 1_000_000_000)} billion`;
  if (usd >= 1_000_000) return `$${shortened(usd / 1_000_000)} million`;
  return `$${usd.toLocaleString('en-US')}`;
}

function shortened(value: number): string {
  return String(Math.round(value * 10) / 10);
}

import { describe, expect, it } from 'vitest';
import { readAnnouncement } from './read-announcement.ts';

const read = (title: string, summary: string) => {
  const found = readAnnouncement({ title, summary, publishedOn: '2026-11-20' });
  return found && [found.company.value, found.amount?.value.amount ?? null, found.kind?.value];
};

describe('a round by the kinds of words beside the names', () => {
  it.each([
    [
      'Cold comfort for Nampula’s fishermen',
      'A $3.2 million convertible note has been signed by ice-making app Gelo North.',
      ['Gelo North', 3_200_000, 'Convertible Note'],
    ],
    [
      'The bookkeeper of the corner shop',
      'Dois milhões de euros em série A: foi quanto a Ponte Capital pôs na Contadora Viva, aplicação cabo-verdiana de faturação.',
      ['Contadora Viva', 2_000_000, 'Series A'],
    ],
    [
      'Machambas com seguro',
      'Quem segura o milho do Niassa é a Sementeira Segura. A empresa moçambicana acaba de receber uma subvenção de 400 mil dólares.',
      ['Sementeira Segura', 400_000, 'Grant'],
    ],
    [
      'منحة أوروبية لمهندسي الطحالب',
      'من نصيب الشركة الجزائرية الناشئة «ألجا بيو» كانت منحة الاتحاد الأوروبي البالغة 250 ألف يورو.',
      ['ألجا بيو', 250_000, 'Grant'],
    ],
  ])('%s', (title, summary, expected) => {
    expect(read(title, summary)).toEqual(expected);
  });

  it.each([
    [
      'Kudi Pay sheds staff',
      'The Lagos app, which raised a $4m seed round, has laid off 40 people.',
    ],
    ['A season for founders', 'Kudi Pay is in talks over a $4m Series A led by Nordlys Ventures.'],
  ])('nothing: %s', (title, summary) => {
    expect(read(title, summary)).toBeNull();
  });
});

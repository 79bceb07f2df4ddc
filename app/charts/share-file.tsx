// What is shown where the link of a startup or an investor is shared.
import type { ChartHeadline } from './chart-data.ts';
import { Cloth, PictureLines, renderPicture } from './picture-frame.tsx';
import { fitText, wrapText } from './text-width.ts';

const STRIP = 210;
const LEFT = 270;
const WIDTH = 870;
const FOOT = 558;
const NAME = { size: 60, step: 66 };
const LEAD = { size: 30, step: 40 };
const FINDING = { size: 52, step: 58 };
const FACTS = { size: 28, step: 38 };

export interface ShareFile {
  name: string;
  slug: string;
  /** What it does or is. */
  lead: string | null;
  finding: ChartHeadline | null;
  /** One a line. */
  facts: readonly string[];
  productName: string;
  /** That the data is fictional, where it is. */
  notice: string | null;
  /** Of the page, with the site's address. */
  address: string;
}

export function renderShareFile(file: ShareFile): string {
  const { name, slug, lead, finding, facts, notice, productName, address } = file;
  const names = wrapEvenly(name, NAME.size);
  const leads = lead ? wrapEvenly(lead, LEAD.size) : [];
  const findings = finding
    ? wrapEvenly(finding.before + finding.figure + finding.after, FINDING.size)
    : [];
  const nameY = 96;
  const leadY = nameY + names.length * NAME.step - 14;
  const findingY = leadY + leads.length * LEAD.step + 48;
  const factsY = finding ? findingY + findings.length * FINDING.step : leadY + 110;
  return renderPicture(
    name,
    <>
      {[0, 1, 2].map((row) => (
        <Cloth key={row} name={slug} x={0} y={row * STRIP} scale={STRIP / 32} />
      ))}
      <PictureLines className="name" lines={names} x={LEFT} y={nameY} {...NAME} />
      <PictureLines className="quiet" lines={leads} x={LEFT} y={leadY} {...LEAD} />
      {finding && (
        <PictureLines
          className="display"
          lines={findings}
          figure={finding.figure}
          x={LEFT}
          y={findingY}
          {...FINDING}
        />
      )}
      <PictureLines
        className="quiet"
        lines={[...facts, notice]
          .filter((line) => line !== null)
          .map((line) => fitText(line, WIDTH, FACTS.size))}
        x={LEFT}
        y={factsY}
        {...FACTS}
      />
      <Cloth name={productName} x={LEFT} y={FOOT - 24} scale={1.5} />
      <text className="display" x={LEFT + 64} y={FOOT + 13} fontSize={36}>
        {productName}
      </text>
      <text className="small end" x={LEFT + WIDTH} y={FOOT + 10} fontSize={20}>
        {address.replace(/^https?:\/\//, '')}
      </text>
    </>,
  );
}

/** On as few lines as it needs, of about the same length: no word stands alone below. */
function wrapEvenly(text: string, fontSize: number): string[] {
  const lines = wrapText(text, WIDTH, fontSize, 2);
  if (lines.length === 1) return lines;
  for (let width = WIDTH / 2; width < WIDTH; width += fontSize) {
    const even = wrapText(text, width, fontSize, 3);
    if (even.length === 2) return even;
  }
  return lines;
}

import { use } from 'react';
import { formatDay } from '../../base/dates.ts';
import { localPath } from '../../base/locale-path.ts';
import { badgePath, embedBadgePath, embedStartupPath } from '../../base/outside-paths.ts';
import { startupPath, startupPicturePath } from '../../base/paths.ts';
import { chartsText, embedsText as text } from '../../text/text.ts';
import { EmbedCode, PictureLinks, SiteContext } from '../../ui/embed-code.tsx';

interface ShareStartupProps {
  slug: string;
  name: string;
  /** ISO time. */
  updatedAt: string;
}

/** A line to cite, and the codes of card and badge; each is selected whole by a click. */
export function ShareStartup({ slug, name, updatedAt }: ShareStartupProps) {
  const { productName, siteUrl } = use(SiteContext);
  if (!siteUrl) return null;
  const title = text.startupTitle(name, productName);
  const day = formatDay(updatedAt);
  return (
    <details className="figure-cite share" id="share">
      <summary>{text.share}</summary>
      <h3>{text.cite}</h3>
      <p>{text.citation(name, productName, day, siteUrl + localPath(startupPath(slug)))}</p>
      <h3>{text.card}</h3>
      <EmbedCode path={embedStartupPath(slug)} title={title} kind="startup" />
      <p className="small take-how">
        {text.pictures}{' '}
        <a href={startupPicturePath(slug)} download>
          {chartsText.png}
        </a>
      </p>
      <h3>{text.badge}</h3>
      <img
        className="badge-preview"
        src={localPath(badgePath(slug))}
        alt={title}
        width="320"
        height="28"
        loading="lazy"
      />
      <EmbedCode path={embedBadgePath(slug)} title={title} kind="badge" />
      <PictureLinks path={embedBadgePath(slug)} />
      <p className="small take-how">{text.how(embedStartupPath(slug))}</p>
    </details>
  );
}

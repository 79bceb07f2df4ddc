import { createContext, Fragment, use } from 'react';
import { localPath } from '../base/locale-path.ts';
import { type EmbedKindName, embedCode, embedPicturePath } from '../base/outside-paths.ts';
import { chartsText, embedsText as text } from '../text/text.ts';

interface EmbedCodeProps {
  /** Own path of the frame. */
  path: string;
  title: string;
  kind: EmbedKindName;
}

/** The code of a frame, which one click selects whole. */
export function EmbedCode({ path, title, kind }: EmbedCodeProps) {
  const { siteUrl } = use(SiteContext);
  return (
    <p>
      <code>{embedCode({ address: siteUrl + localPath(path), title, kind })}</code>
    </p>
  );
}

/** What a frame shows as files. */
export function PictureLinks({ path }: { path: string }) {
  return (
    <p className="small take-how">
      {text.pictures}{' '}
      {(['svg', 'png'] as const).map((format) => (
        <Fragment key={format}>
          <a href={embedPicturePath(path, format)} rel="nofollow" download>
            {chartsText[format]}
          </a>{' '}
        </Fragment>
      ))}
    </p>
  );
}

interface EmbedDetailsProps extends EmbedCodeProps {
  /** Of charts and maps: linked beside them. */
  hasOwnPictures?: boolean;
}

/** Folded away beside what can be embedded. */
export function EmbedDetails(props: EmbedDetailsProps) {
  if (!use(SiteContext).siteUrl) return null;
  return (
    <details className="figure-cite">
      <summary>{text.embed}</summary>
      <EmbedCode {...props} />
      <p className="small take-how">{text.how(localPath(props.path))}</p>
      {!props.hasOwnPictures && <PictureLinks path={props.path} />}
    </details>
  );
}

/** The site's name and public address, for citations; how many rows a file may have. */
export const SiteContext = createContext({ productName: '', siteUrl: '', csvRows: Infinity });

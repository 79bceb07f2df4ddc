import { formatPartialDate, type PartialDate } from '../base/partial-date.ts';

interface Props {
  url: string;
  title: string;
  publisher: string;
  published_on: string;
  precision: PartialDate['precision'];
}

export function ArticleLine({ url, title, publisher, published_on, precision }: Props) {
  return (
    <>
      <a href={url} rel="noopener nofollow" dir="auto">
        {title}
      </a>
      <p className="small">
        <bdi>{publisher}</bdi>
        {', '}
        <time dateTime={published_on}>{formatPartialDate({ date: published_on, precision })}</time>
      </p>
    </>
  );
}

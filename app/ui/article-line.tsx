import { PartialTime } from './partial-time.tsx';

interface Props {
  url: string;
  title: string;
  publisher: string;
  published_on: string;
}

export function ArticleLine({ url, title, publisher, published_on }: Props) {
  return (
    <>
      <a href={url} rel="noopener nofollow" dir="auto">
        {title}
      </a>
      <p className="small">
        <bdi>{publisher}</bdi>
        {', '}
        <PartialTime date={published_on} />
      </p>
    </>
  );
}

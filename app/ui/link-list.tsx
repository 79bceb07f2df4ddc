import { getCurrent, type NavigationLink } from './navigation.ts';

/** The link of `path`, or of a page above it, is marked as current. */
export function LinkList({ links, path }: { links: readonly NavigationLink[]; path?: string }) {
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} aria-current={path === undefined ? undefined : getCurrent(href, path)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

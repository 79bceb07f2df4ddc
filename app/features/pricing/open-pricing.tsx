import { pathTo } from '../../base/paths.ts';
import { standardLimits } from '../../http/limits.ts';
import { pricingText as text } from '../../text/text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FactList } from '../../ui/fact-list.tsx';

/** Shown when nothing is for sale (decisions.md, subscription). */
export function OpenPricing({ isSignedIn }: { isSignedIn: boolean }) {
  const limits = standardLimits('subscriber');
  const names = Object.keys(text.limitNames) as Array<keyof typeof limits>;
  return (
    <>
      <p className="lead">{text.openTitle}</p>
      <section className="section flow prose">
        <h2>{text.openLimits}</h2>
        <p>{text.open}</p>
        <FactList
          facts={names.map((name) => [text.limitNames[name], text.limits[name](limits[name])])}
        />
        {!isSignedIn && (
          <ButtonLink href={pathTo('/register')} look="primary" large>
            {text.openAction}
          </ButtonLink>
        )}
      </section>
    </>
  );
}

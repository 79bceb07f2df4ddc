/** A component rendered by the server that the browser hydrates on the first sign of use. */
import type { ComponentType } from 'react';

interface IslandProps<P extends object> {
  name: string;
  component: ComponentType<P>;
  /** JSON: the browser reads it from the attribute. */
  props: P;
}

export function Island<P extends object>({ name, component: Component, props }: IslandProps<P>) {
  return (
    <div className="island" data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}

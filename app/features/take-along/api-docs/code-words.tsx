/** Renders words between backticks as code. */
export function CodeWords({ children }: { children: string }) {
  return children
    .split('`')
    .map((part, at) => (at % 2 === 1 ? <code key={`${at}`}>{part}</code> : part));
}

/** Of what the description of the API says, which is in English on pages of every language. */
export function Generated({ children }: { children: string }) {
  return (
    <bdi lang="en" dir="ltr">
      <CodeWords>{children}</CodeWords>
    </bdi>
  );
}

export function Paragraphs({ say }: { say: readonly string[] }) {
  return say.map((paragraph) => (
    <p key={paragraph}>
      <CodeWords>{paragraph}</CodeWords>
    </p>
  ));
}

export function Example({ children }: { children: string }) {
  return (
    <pre className="api-example" dir="ltr">
      <code>{children}</code>
    </pre>
  );
}

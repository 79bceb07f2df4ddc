/** Renders words between backticks as code. */
export function CodeWords({ children }: { children: string }) {
  return children
    .split('`')
    .map((part, at) => (at % 2 === 1 ? <code key={`${at}`}>{part}</code> : part));
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

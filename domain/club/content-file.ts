const FACT = /(?<!\{)\{(\w+)\}(?!\})/g

/**
 * What a content file says, with its facts filled in: '{field}' reads the name of the field, while '{{field}}' stays for
 * whoever quotes it (C-12). A fact that nobody knows is a mistake in the file.
 */
export function withFacts<Content>(
  content: Content,
  facts: Readonly<Record<string, string | number>>,
): Content {
  const fill = (text: string) =>
    text.replaceAll(FACT, (_whole, name: string) => {
      const fact = facts[name]
      if (fact === undefined) throw new Error(`A content file asks for {${name}}, which nobody knows.`)
      return String(fact)
    })
  return JSON.parse(
    JSON.stringify(content, (_key, value) => (typeof value === 'string' ? fill(value) : value)),
  )
}

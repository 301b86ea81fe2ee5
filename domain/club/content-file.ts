const FACT = /(?<!\{)\{(\w+)\}(?!\})/g

/**
 * Reads a content file and fills in its facts: '{field}' becomes the value, while '{{field}}' is left for whoever
 * displays the text (C-12). An unknown fact is a mistake in the file.
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

import { parseSync, Visitor } from 'oxc-parser'

/** A text in a text module: a whole sentence, or one of several that a function chooses from. */
export interface Leaf {
  /** The name under which the module exports it. */
  name: string
  /** As a translator sees it: `Thanks, {child} is in.` */
  text: string
  start: number
  end: number
  /** The source code of each fact, by its name in the text. */
  facts: ReadonlyMap<string, string>
}

interface Span {
  start: number
  end: number
}

interface Exported extends Span {
  name: string
}

const isWithin = (inner: Span, outer: Span) => inner.start >= outer.start && inner.end <= outer.end

/** All texts of a module, in source order, without types, keys and strings that are only compared. */
export function leavesIn(file: string, source: string): Leaf[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const names: Exported[] = []
  const passedOver: Span[] = []
  const found: Omit<Leaf, 'name'>[] = []
  new Visitor({
    VariableDeclarator({ id, start, end }) {
      if (id.type === 'Identifier') names.push({ name: id.name, start, end })
    },
    ImportDeclaration: (node) => {
      passedOver.push(node)
    },
    TSLiteralType: (node) => {
      passedOver.push(node)
    },
    Property: ({ key, computed }) => {
      if (!computed) passedOver.push(key)
    },
    BinaryExpression: ({ left, right }) => {
      passedOver.push(...[left, right].filter(({ type }) => type === 'Literal'))
    },
    Literal({ value, start, end }) {
      if (typeof value === 'string') found.push({ text: value, start, end, facts: new Map() })
    },
    TemplateLiteral({ quasis, expressions, start, end }) {
      const facts = new Map<string, string>()
      const parts = quasis.map(({ value }, index) => {
        const expression = expressions[index]
        if (!expression) return value.cooked ?? ''
        const of = source.slice(expression.start, expression.end)
        const known = [...facts].find(([, one]) => one === of)?.[0]
        const name = known ?? (expression.type === 'Identifier' ? expression.name : `fact${facts.size + 1}`)
        facts.set(name, of)
        return `${value.cooked ?? ''}{${name}}`
      })
      found.push({ text: parts.join(''), start, end, facts })
    },
  }).visit(program)
  return found
    .filter((leaf) => !passedOver.some((span) => isWithin(leaf, span)))
    .flatMap((leaf) => {
      const outermost = names.find((one) => isWithin(leaf, one))
      return outermost ? [{ ...leaf, name: outermost.name }] : []
    })
    .toSorted((a, b) => a.start - b.start)
}

const FACT = /\{(\w+)\}/g

const factsOf = (text: string) => [...new Set(Array.from(text.matchAll(FACT), ([, name]) => name))].toSorted()

/** Why the text cannot replace this one, or null. */
export function leafProblem(leaf: Leaf, text: string): string | null {
  if (text.trim() === '' && leaf.text.trim() !== '') return 'is empty'
  const [given, wanted] = [factsOf(text), factsOf(leaf.text)].map((names) => names.join(', '))
  return given === wanted ? null : `has the facts (${given}), and needs (${wanted})`
}

/** Replaces a text in the source, keeping the code of its facts. */
export const withText = (source: string, leaf: Leaf, text: string): string =>
  source.slice(0, leaf.start) + sourceOf(leaf, text) + source.slice(leaf.end)

function sourceOf({ facts }: Leaf, text: string): string {
  if (facts.size === 0) return `'${text.replaceAll(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`
  const escaped = text.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&')
  return `\`${escaped.replaceAll(FACT, (_whole, name) => `\${${facts.get(name)}}`)}\``
}

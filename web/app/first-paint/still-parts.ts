/** The objects it is made of, outermost first. */
type Made = readonly [within: object, of: object]

interface Noted {
  texts: Map<string, string>
  name: string
  start: string
  end: string
  isKept: boolean
}

/** The text hangs on the objects it was made of, so that the server forgets both together. */
const known = new WeakMap<object, WeakMap<object, Map<string, string>>>()

function textsOf([within, of]: Made): Map<string, string> {
  const inFrame = known.get(within) ?? new WeakMap<object, Map<string, string>>()
  known.set(within, inFrame)
  const texts = inFrame.get(of) ?? new Map<string, string>()
  inFrame.set(of, texts)
  return texts
}

/** The parts of one page that other pages share. Their marks contain a secret, so that no text can fake one. */
export class StillParts {
  readonly #secret: string
  readonly #noted: Noted[] = []

  constructor(secret: string) {
    this.#secret = secret
  }

  note(made: Made, name: string): Pick<Noted, 'start' | 'end' | 'isKept'> {
    const texts = textsOf(made)
    const nth = this.#noted.length
    const [start, end] = [`${this.#secret}-${nth}-start`, `${this.#secret}-${nth}-end`]
    const noted = { texts, name, start, end, isKept: texts.has(name) }
    this.#noted.push(noted)
    return noted
  }

  /** Removes the marks from a rendered page, keeps the text between them, and fills in what was kept before. */
  fillIn(html: string): string {
    const pieces: string[] = []
    let at = 0
    for (const { texts, name, start, end, isKept } of this.#noted) {
      const [from, to] = [html.indexOf(markOf(start), at), html.indexOf(markOf(end), at)]
      // A part that is missing from the page was rendered in vain, for an error or a fallback.
      if (from < 0 || to < 0) continue
      const text = isKept ? (texts.get(name) as string) : html.slice(from + markOf(start).length, to)
      // The policy lists only scripts that were rendered just now.
      if (!text.includes('<script')) texts.set(name, text)
      pieces.push(html.slice(at, from), text)
      at = to + markOf(end).length
    }
    return pieces.join('') + html.slice(at)
  }
}

const markOf = (name: string) => `<template data-still="${name}"></template>`

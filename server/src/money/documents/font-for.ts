import { readFileSync } from 'node:fs'
import { unpackFont } from './unpack-font.ts'

interface Script {
  has(codePoint: number): boolean
  regular: string
  bold: string
}

/** The characters in each file of a font family. */
const rangesOf = (list: string): [subset: string, ranges: string][] =>
  Object.entries(JSON.parse(readFileSync(new URL(list), 'utf8')))

const fileOf = (family: string, subset: string, weight: 400 | 700) =>
  import.meta.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`)

const scriptOf = (family: string, subset: string, has: Script['has']): Script => ({
  has,
  regular: fileOf(family, subset, 400),
  bold: fileOf(family, subset, 700),
})

/** The most common script first. */
const SCRIPTS: readonly Script[] = rangesOf(import.meta.resolve('@fontsource/noto-sans/unicode.json'))
  .map(([subset, ranges]) => scriptOf('noto-sans', subset, within(ranges)))
  .toReversed()

/** A large file, loaded only for the first text that needs it. */
const CHINESE: Script = scriptOf('noto-sans-sc', 'chinese-simplified', (codePoint) =>
  charactersOf(unpackFont(CHINESE.regular)).some(([first, last]) => first <= codePoint && codePoint <= last),
)

/** Rarer characters, such as many from Hong Kong, are in small numbered files. */
const RARE: readonly Script[] = rangesOf(
  import.meta.resolve('@fontsource/noto-sans-sc/unicode.json'),
).flatMap(([subset, ranges]) => {
  const number = /^\[(\d+)\]$/.exec(subset)?.[1]
  return number ? [scriptOf('noto-sans-sc', number, within(ranges))] : []
})

const found = new Map<string, Script>()

function scriptWith(character: string): Script {
  const codePoint = character.codePointAt(0) ?? 0
  const known = found.get(character)
  if (known) return known
  const script = [...SCRIPTS, CHINESE, ...RARE].find(({ has }) => has(codePoint)) ?? CHINESE
  found.set(character, script)
  return script
}

/** The font file for a character; one that no file has is shown as a box. */
export function fontFor(character: string, isBold: boolean): string {
  const { regular, bold } = scriptWith(character)
  return isBold ? bold : regular
}

/** Parses 'U+0000-00FF,U+0131'. */
function within(ranges: string): (codePoint: number) => boolean {
  const bounds = ranges.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
  })
  return (codePoint) => bounds.some(([first, last]) => first <= codePoint && codePoint <= last)
}

type Range = readonly [first: number, last: number]

const readBefore = new WeakMap<Buffer, Range[]>()

/** The characters of an unpacked font with up to four hex digits (`cmap`, format 4), which is all that we need. */
export function charactersOf(font: Buffer): Range[] {
  const before = readBefore.get(font)
  if (before) return before
  const ranges = rangesIn(font)
  readBefore.set(font, ranges)
  return ranges
}

const [HEADER, ENTRY] = [12, 16]

function rangesIn(font: Buffer): Range[] {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, n) => HEADER + n * ENTRY)
  const entry = entries.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? HEADER
  const cmap = font.readUInt32BE(entry + 8)
  const tables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, n) => cmap + font.readUInt32BE(cmap + 8 + n * 8),
  )
  const table = tables.find((at) => font.readUInt16BE(at) === 4)
  if (table === undefined) return []
  const size = font.readUInt16BE(table + 6)
  const [lasts, firsts] = [table + 14, table + 16 + size]
  return Array.from({ length: size / 2 }, (_, n) => [
    font.readUInt16BE(firsts + n * 2),
    font.readUInt16BE(lasts + n * 2),
  ])
}

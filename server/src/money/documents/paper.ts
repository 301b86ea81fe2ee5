import type { Language } from '@touchline/domain/languages.ts'
import type PDFKit from 'pdfkit'
import { fontFor } from './font-for.ts'
import { unpackFont } from './unpack-font.ts'

/** US Letter, the usual size in Canada, in points. */
const [WIDTH, HEIGHT, MARGIN] = [612, 792, 56]
export const TEXT_WIDTH = WIDTH - 2 * MARGIN
const INK = '#12241D'
const LINE_HEIGHT = 1.4

interface Style {
  size?: number
  isBold?: boolean
  colour?: string
}

export interface Column {
  width: number
  isRight?: boolean
}

/** A PDF that is filled from the top, over one or more pages, in any script that our fonts cover. */
export interface Paper {
  write(text: string, style?: Style): void
  /** A table row, which is never split between pages. */
  row(cells: readonly string[], columns: readonly Column[], style?: Style): void
  rule(): void
  gap(points: number): void
  /** Continues on a new page. */
  startPage(): void
  finish(): Promise<Buffer>
}

/** The PDF library is loaded with the first document, so that it does not slow down the start. */
export async function newPaper(title: string, madeAt: Date, language: Language = 'en'): Promise<Paper> {
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    lang: language === 'en' ? 'en-CA' : language,
    displayTitle: true,
    info: { Title: title, CreationDate: madeAt, ModDate: madeAt },
  })
  const done = gathered(doc)
  let y = MARGIN
  const startPage = () => {
    doc.addPage()
    y = MARGIN
  }
  const row: Paper['row'] = (cells, columns, { size = 10, isBold = false, colour = INK } = {}) => {
    const wrapped = columns.map(({ width }, n) => wrap(doc, cells[n] ?? '', width, size, isBold))
    const height = Math.max(...wrapped.map(({ length }) => length)) * size * LINE_HEIGHT
    if (y + height > HEIGHT - MARGIN) startPage()
    let x = MARGIN
    columns.forEach(({ width, isRight }, n) => {
      wrapped[n]?.forEach((line, at) => {
        const left = isRight ? x + width - widthOf(doc, line, size, isBold) : x
        doc.fillColor(colour)
        draw(doc, line, { left, baseline: y + size * (1.05 + at * LINE_HEIGHT), size, isBold })
      })
      x += width
    })
    y += height
  }
  return {
    row,
    startPage,
    write: (text, style) => row([text], [{ width: TEXT_WIDTH }], style),
    rule() {
      doc
        .moveTo(MARGIN, y + 4)
        .lineTo(WIDTH - MARGIN, y + 4)
        .lineWidth(0.5)
        .stroke(INK)
      y += 10
    },
    gap(points) {
      y += points
    },
    finish() {
      doc.end()
      return done
    },
  }
}

type Doc = InstanceType<typeof PDFKit>

function gathered(doc: Doc): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  doc.on('end', () => resolve(Buffer.concat(chunks)))
  doc.on('error', reject)
  return promise
}

/** Splits a line into parts that a single font can write. */
function runsOf(text: string, isBold: boolean): { font: string; text: string }[] {
  const runs: { font: string; text: string }[] = []
  for (const character of text) {
    const font = fontFor(character, isBold)
    const last = runs.at(-1)
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}

/** Registers the font under its URL and selects it. */
const use = (doc: Doc, font: string): Doc => doc.registerFont(font, unpackFont(font)).font(font)

const widthOf = (doc: Doc, text: string, size: number, isBold: boolean): number =>
  runsOf(text, isBold).reduce(
    (sum, run) => sum + use(doc, run.font).fontSize(size).widthOfString(run.text),
    0,
  )

interface Placed {
  left: number
  baseline: number
  size: number
  isBold: boolean
}

function draw(doc: Doc, line: string, { left, baseline, size, isBold }: Placed): void {
  let x = left
  for (const { font, text } of runsOf(line, isBold)) {
    use(doc, font).fontSize(size).text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
    x += doc.widthOfString(text)
  }
}

/** Breaks lines between words, and within words that are longer than a line, as in Chinese and some names. */
function wrap(doc: Doc, text: string, width: number, size: number, isBold: boolean): string[] {
  const fits = (line: string) => widthOf(doc, line, size, isBold) <= width
  const lines: string[] = []
  let line = ''
  for (const word of text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    line = ''
    for (const character of word) {
      if (line && !fits(line + character)) {
        lines.push(line)
        line = ''
      }
      line += character
    }
  }
  return [...lines, line]
}

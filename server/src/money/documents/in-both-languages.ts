import type { Language } from '@touchline/domain/languages.ts'
import { documentWords } from './document-words.ts'
import { newPaper, type Paper } from './paper.ts'

interface Document {
  titleIn(language: Language): string
  madeOn: string
  /** All of it, from the head of a page on. */
  write(paper: Paper, language: Language): void
}

/**
 * A paper in the language of its reader, and once more in English for whoever it is shown to: an employer, a fund, the tax
 * office (Y-23).
 */
export async function inBothLanguages(
  language: Language,
  { titleIn, madeOn, write }: Document,
): Promise<Buffer> {
  const paper = await newPaper(titleIn(language), new Date(`${madeOn}T12:00:00Z`), language)
  write(paper, language)
  if (language !== 'en') {
    paper.gap(14)
    paper.write(documentWords(language).texts.englishFollows)
    paper.startPage()
    write(paper, 'en')
  }
  return paper.finish()
}

import type { Language } from '@touchline/domain/languages.ts'
import { documentWords } from './document-words.ts'
import { newPaper, type Paper } from './paper.ts'

interface Document {
  titleIn(language: Language): string
  madeOn: string
  /** Writes the whole document, beginning with the letterhead. */
  write(paper: Paper, language: Language): void
}

/**
 * A document in the reader's language, and again in English for those they show it to, such as an employer, a fund or
 * the tax office (Y-23).
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

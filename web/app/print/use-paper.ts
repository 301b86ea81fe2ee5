import { useSearchParams } from 'react-router'
import * as texts from './paper.texts.ts'

/** '' leaves it to the printer: everything fits on both. */
export const PAPERS = { '': texts.asInPrinter, A4: 'A4', letter: texts.letter }
export type Paper = keyof typeof PAPERS

/** Which paper is in the printer, as the address says. */
export function usePaper(): Paper {
  const [params] = useSearchParams()
  const wanted = params.get('size') ?? ''
  return wanted in PAPERS ? (wanted as Paper) : ''
}

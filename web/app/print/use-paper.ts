import { useSearchParams } from 'react-router'
import * as texts from './paper.texts.ts'

/** '' leaves the size to the printer, since everything fits both. */
export const PAPERS = { '': texts.asInPrinter, A4: 'A4', letter: texts.letter }
export type Paper = keyof typeof PAPERS

/** The paper size, from the address. */
export function usePaper(): Paper {
  const [params] = useSearchParams()
  const wanted = params.get('size') ?? ''
  return wanted in PAPERS ? (wanted as Paper) : ''
}

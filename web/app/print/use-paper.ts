import { useSearchParams } from 'react-router'

/** '' leaves it to the printer: everything fits on both. */
export const PAPERS = { '': 'As in the printer', A4: 'A4', letter: 'Letter' } as const
export type Paper = keyof typeof PAPERS

/** Which paper is in the printer, as the address says. */
export function usePaper(): Paper {
  const [params] = useSearchParams()
  const wanted = params.get('size') ?? ''
  return wanted in PAPERS ? (wanted as Paper) : ''
}

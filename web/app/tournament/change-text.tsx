import { planChange } from '@touchline/domain/tournament/plan/plan-change.ts'
import type { ReactNode } from 'react'
import { mixed, written } from '../languages/written.tsx'

/** What a publication has changed, in the language of the page; the desk's own text stays as typed (Y-17). */
export function changeText(text: string): ReactNode {
  const said = planChange(text)
  return said ? mixed(said.text) : written(text)
}

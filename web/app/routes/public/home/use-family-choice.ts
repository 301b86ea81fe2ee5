import type { ClubContent } from '@touchline/domain/club/settings.ts'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { choiceQuery, type FamilyChoice, familyChoice } from './family-choice.ts'

/** Marks the steps in the history that the calculator itself made. */
const OURS = 'family choice'

type Content = Pick<ClubContent, 'facts' | 'season'>

/** The choice is in the address, so that it can be sent on; the form does not wait for the address to follow. */
export function useFamilyChoice(
  content: Content,
  today: string,
): [FamilyChoice, (changes: Partial<FamilyChoice>) => void] {
  const [query, setQuery] = useSearchParams()
  const { key, state } = useLocation()
  const [choice, setChoice] = useState(() => familyChoice(query, content, today))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step in the history is what it watches
  useEffect(() => {
    if (state !== OURS) setChoice(familyChoice(query, content, today))
  }, [key])
  const change = (changes: Partial<FamilyChoice>) => {
    const next = { ...choice, ...changes }
    setChoice(next)
    setQuery(choiceQuery(next), { replace: true, preventScrollReset: true, state: OURS })
  }
  return [choice, change]
}

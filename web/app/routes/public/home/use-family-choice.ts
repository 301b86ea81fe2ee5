import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router'
import { choiceQuery, type FamilyChoice, familyChoice, type Season } from './family-choice.ts'

/** Marks the history entries that the calculator itself made. */
const OURS = 'family choice'

/** Longer than a phone takes to show a result. */
const ANSWERED_MS = 150

interface ChoiceForm {
  choice: FamilyChoice
  /** The initial choice. It stays the same while the fields are tapped, so that nothing is re-rendered. */
  start: FamilyChoice
  /** The form's own fields hold the choice; a new key resets them. */
  form: { key: string; ref: RefObject<HTMLFormElement | null>; onChange: () => void }
}

/** The choice is in the address, so that it can be shared; the form does not wait for the address to follow. */
export function useFamilyChoice(season: Season, today: string): ChoiceForm {
  const [query, setQuery] = useSearchParams()
  const { key, state } = useLocation()
  const ref = useRef<HTMLFormElement>(null)
  const writeAddress = useLater((choice: URLSearchParams) =>
    setQuery(choice, { replace: true, preventScrollReset: true, state: OURS }),
  )
  const fromAddress = () => {
    const choice = familyChoice(query, season, today)
    return { key, choice, start: choice }
  }
  const [chosen, setChosen] = useState(fromAddress)
  if (state !== OURS && chosen.key !== key) setChosen(fromAddress())

  const readForm = () => {
    if (!ref.current) return
    const choice = familyChoice(queryOf(ref.current), season, today)
    if (String(choiceQuery(choice)) === String(choiceQuery(chosen.choice))) return
    setChosen({ ...chosen, choice })
    writeAddress(choiceQuery(choice))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was tapped before the scripts were here
  useEffect(readForm, [])
  const { choice, start } = chosen
  return { choice, start, form: { key: chosen.key, ref, onChange: readForm } }
}

/** Waits until the result is on the screen, and does nothing if the visitor is already leaving for another page. */
function useLater(write: (choice: URLSearchParams) => void): (choice: URLSearchParams) => void {
  const { state } = useNavigation()
  const latest = useRef({ write, state })
  useEffect(() => {
    latest.current = { write, state }
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (choice) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (latest.current.state === 'idle') latest.current.write(choice)
    }, ANSWERED_MS)
  }
}

function queryOf(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) query.append(name, String(value))
  return query
}

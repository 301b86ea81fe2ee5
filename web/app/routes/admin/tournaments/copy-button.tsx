import { nextYearOf } from '@touchline/domain/tournament/next-year.ts'
import { dayAndYear } from '@touchline/domain/words.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLookAgain } from '../../../area/area-data.tsx'
import { plainProblem } from '../../../data/plain-problem.ts'
import { callRest } from '../../../data/rest.ts'
import { Button } from '../../../ui/button.tsx'
import { notify, notifyProblem } from '../../../ui/toast.tsx'
import type { TournamentSummary } from './desk-data.ts'

/** Copies it to next year in one click (T-22). If the day or the address is taken, the form asks for another. */
export function CopyButton({ tournament }: { tournament: TournamentSummary }) {
  const [isBusy, setBusy] = useState(false)
  const lookAgain = useLookAgain()
  const navigate = useNavigate()
  const { name, kind, slug: from } = tournament
  const next = nextYearOf(tournament)
  const copy = async () => {
    setBusy(true)
    try {
      await callRest('manage', 'post', '/tournaments', { body: { ...next, name, kind, from } })
      await lookAgain()
      notify(`Copied to ${dayAndYear(next.date)}, without players, matches or results.`)
      navigate(`/admin/tournaments/${next.slug}`)
    } catch (error) {
      notifyProblem(plainProblem(error))
      navigate(`/admin/tournaments/create?from=${from}`)
    }
  }
  return (
    <Button kind="small" isBusy={isBusy} onClick={copy}>
      Copy to {next.date.slice(0, 4)}
      <span className="visually-hidden">, {name}</span>
    </Button>
  )
}

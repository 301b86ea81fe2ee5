import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { indexPlan } from '@touchline/domain/tournament/plan/plan-index.ts'
import { entryWords } from '@touchline/domain/tournament/play/enter-result.ts'
import { useLookAgain } from '../../../../area/area-data.tsx'
import { plainProblem } from '../../../../data/plain-problem.ts'
import { Button } from '../../../../ui/button.tsx'
import { notify, notifyProblem } from '../../../../ui/toast.tsx'
import ui from '../../../../ui/ui.module.css'
import type { TournamentEntry } from '../desk-data.ts'
import { matchTitle } from '../schedule/match-words.ts'
import styles from '../tournament.module.css'
import { enterAtDesk } from './enter-at-desk.ts'
import { resultWords } from './result-words.ts'

interface DisputesProps {
  plan: Plan
  entries: readonly TournamentEntry[]
  slug: string
}

/** Two results for one match: the desk decides which one stands. */
export function Disputes({ plan, entries, slug }: DisputesProps) {
  const lookAgain = useLookAgain()
  const open = entries.filter(({ outcome }) => outcome === 'DISPUTED')
  if (open.length === 0) return null
  const index = indexPlan(plan)
  const settle = async (matchId: string, entry: object) => {
    try {
      await enterAtDesk(slug, matchId, entry)
      await lookAgain()
      notify('Settled.')
    } catch (error) {
      notifyProblem(plainProblem(error))
    }
  }
  return (
    <section className={ui.card} aria-labelledby="disputes">
      <h2 id="disputes">In dispute: {open.length}</h2>
      <ul className={`plain-list ${styles.teams}`}>
        {open.map(({ id, matchId, entry, enteredBy }) => {
          const match = plan.matches.find((one) => one.id === matchId)
          const first = entries.find((one) => one.matchId === matchId && one.outcome === 'TAKEN')
          if (!match) return null
          return (
            <li key={id}>
              <p>
                <strong>{matchTitle(index, match)}</strong>: {resultWords(match)} from {match.card?.enteredBy}
                , then {entryWords(entry)} from {enteredBy}
              </p>
              <div className={ui.actions}>
                <Button kind="small" disabled={!first} onClick={() => first && settle(matchId, first.entry)}>
                  Keep {resultWords(match)}
                </Button>
                <Button kind="small" onClick={() => settle(matchId, entry)}>
                  Use {entryWords(entry)}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

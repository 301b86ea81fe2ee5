import { placedMatches } from '@touchline/domain/tournament/plan/match-times.ts'
import type { Match, Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { indexPlan, type PlanIndex } from '@touchline/domain/tournament/plan/plan-index.ts'
import { isKnockOut, sideName } from '@touchline/domain/tournament/plan/sides.ts'
import { awaitsScore } from '@touchline/domain/tournament/play/enter-result.ts'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/form/field.tsx'
import ui from '../../../../ui/ui.module.css'
import { matchTitle, slotName } from '../schedule/match-words.ts'
import styles from './quick-results.module.css'
import { type Goals, useQuickSending } from './use-quick-sending.ts'

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]

interface QuickResultsProps {
  slug: string
  plan: Plan
  /** Opens the full form of a match: for ten or more goals, penalty kicks, or another kind of ending. */
  onOpen: (matchId: string, score: Goals | null) => void
}

/** For a pile of score cards, two taps each: home goals, away goals, and the next match appears (T-39). */
export function QuickResults({ slug, plan, onOpen }: QuickResultsProps) {
  const index = indexPlan(plan)
  const sending = useQuickSending(slug)
  const [chosen, setChosen] = useState('')
  const [home, setHome] = useState<number | null>(null)
  const open = placedMatches(index)
    .map(({ match }) => match)
    .filter((match) => awaitsScore(plan, match) && !sending.isOnItsWay(match.id))
  const match = open.find(({ id }) => id === chosen) ?? open[0]
  const choose = (matchId: string) => {
    setChosen(matchId)
    setHome(null)
  }
  const tap = (digit: number) => {
    if (match === undefined) return
    if (home === null) return setHome(digit)
    choose('')
    const score = { home, away: digit }
    if (isKnockOut(match) && home === digit) onOpen(match.id, score)
    else sending.send(match.id, score)
  }
  const press = ({ key, target }: KeyboardEvent) => {
    if (target instanceof HTMLSelectElement) return
    if (/^\d$/.test(key)) tap(Number(key))
    if (key === 'Backspace') setHome(null)
  }
  if (match === undefined && sending.sent.length === 0) return null
  return (
    <section className={ui.card} aria-labelledby="quick-results" onKeyDown={press}>
      <h2 id="quick-results">Score cards, two taps each</h2>
      {match ? (
        <>
          <SelectField
            label="Match"
            value={match.id}
            options={open.map((one) => choiceOf(index, one))}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
          <p className={styles.score} role="status">
            {scoreSoFar(index, match, home)}
          </p>
          <Keys onTap={tap} />
          <div className={ui.actions}>
            <Button kind="small" disabled={home === null} onClick={() => setHome(null)}>
              Start this one over
            </Button>
            <Button kind="small" onClick={() => onOpen(match.id, null)}>
              10 or more goals, or another ending
            </Button>
          </div>
        </>
      ) : (
        <p>All the scores are in.</p>
      )}
      <SentScores index={index} sending={sending} onOpen={onOpen} />
    </section>
  )
}

const Keys = ({ onTap }: { onTap: (digit: number) => void }) => (
  <div className={styles.keys}>
    {DIGITS.map((digit) => (
      <Button key={digit} kind="quiet" className={styles.key} onClick={() => onTap(digit)}>
        {digit}
      </Button>
    ))}
  </div>
)

const choiceOf = (index: PlanIndex, match: Match) => ({
  value: match.id,
  label: `${matchTitle(index, match)}, ${slotName(index, match.slotId)}`,
})

function scoreSoFar(index: PlanIndex, match: Match, home: number | null): string {
  const [one, other] = [sideName(index, match.home), sideName(index, match.away)]
  return home === null ? `Goals of ${one}?` : `${one} ${home}. Goals of ${other}?`
}

interface SentScoresProps {
  index: PlanIndex
  sending: ReturnType<typeof useQuickSending>
  onOpen: QuickResultsProps['onOpen']
}

/** The scores just tapped, latest first, so that a slip of the thumb is noticed and fixed. */
function SentScores({ index, sending, onOpen }: SentScoresProps) {
  return (
    <ul className="plain-list" aria-label="Just entered">
      {sending.sent.map(({ matchId, score, problem }) => (
        <li key={matchId}>
          {matchTitle(index, index.match(matchId))}: {score.home}–{score.away}
          {problem && <strong> didn’t get through: {problem}</strong>}{' '}
          {problem && (
            <Button kind="small" onClick={() => sending.send(matchId, score)}>
              Try again
            </Button>
          )}{' '}
          <Button kind="small" onClick={() => onOpen(matchId, score)}>
            Change<span className="visually-hidden">, {matchTitle(index, index.match(matchId))}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

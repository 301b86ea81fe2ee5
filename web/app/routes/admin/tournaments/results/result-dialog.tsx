import type { Match, Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { indexPlan } from '@touchline/domain/tournament/plan/plan-index.ts'
import { isKnockOut, sideName } from '@touchline/domain/tournament/plan/sides.ts'
import { keepsScore, type ResultEntry } from '@touchline/domain/tournament/play/enter-result.ts'
import { useState } from 'react'
import { useLookAgain } from '../../../../area/area-data.tsx'
import { CardFields, EMPTY_CARD } from '../../../../components/result/card-fields.tsx'
import { ScoreSteppers } from '../../../../components/result/stepper.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { CopyLink } from '../../../../ui/copy-link.tsx'
import { SelectField } from '../../../../ui/form/field.tsx'
import { notify } from '../../../../ui/toast.tsx'
import { matchTitle } from '../schedule/match-words.ts'
import styles from '../tournament.module.css'
import { enterAtDesk } from './enter-at-desk.ts'

interface ResultDialogProps {
  /** The link where its referee enters it; undefined until it is known. */
  link: string | undefined
  slug: string
  plan: Plan
  match: Match
  /** The score already tapped; null to start from the match. */
  score: Match['score']
  onClose: () => void
}

const ENDINGS = [
  { value: 'FINISHED', label: 'Played to the end' },
  { value: 'FORFEIT HOME', label: 'Home didn’t show up' },
  { value: 'FORFEIT AWAY', label: 'Away didn’t show up' },
  { value: 'FORFEIT BOTH', label: 'Neither showed up' },
  { value: 'ABANDONED EARLY', label: 'Abandoned before half-time' },
  { value: 'ABANDONED LATE', label: 'Abandoned after half-time' },
]

/** The desk enters or corrects a result. */
export function ResultDialog({ link, slug, plan, match, score: tapped, onClose }: ResultDialogProps) {
  const lookAgain = useLookAgain()
  const index = indexPlan(plan)
  const [ending, setEnding] = useState('FINISHED')
  const [score, setScore] = useState(tapped ?? match.score ?? { home: 0, away: 0 })
  const [kicks, setKicks] = useState(match.kicks ?? { home: 0, away: 0 })
  const [card, setCard] = useState({ ...EMPTY_CARD, ...pickCard(match) })
  const isKept = keepsScore(plan, match)
  const [home, away] = [sideName(index, match.home), sideName(index, match.away)]
  const isLevel = score.home === score.away
  const needsKicks = isKept && ending === 'FINISHED' && isKnockOut(match) && isLevel
  const hasScore = isKept && (ending === 'FINISHED' || ending === 'ABANDONED LATE')
  const enter = async () => {
    const [status, detail] = ending.split(' ') as [ResultEntry['status'], string | undefined]
    await enterAtDesk(slug, match.id, {
      ...card,
      status,
      score: hasScore ? score : null,
      kicks: needsKicks ? kicks : null,
      forfeitBy: status === 'FORFEIT' ? detail : null,
      abandonedAfterHalfTime: detail === 'LATE',
    })
    await lookAgain()
    notify(`The result of ${matchTitle(index, match)} is in.`)
  }
  return (
    <ConfirmDialog
      title={matchTitle(index, match)}
      confirm="Enter the result"
      busy="One moment..."
      keep="Back"
      onConfirm={enter}
      onClose={onClose}
    >
      <SelectField
        label="How it ended"
        value={ending}
        options={ENDINGS}
        onChange={({ currentTarget }) => setEnding(currentTarget.value)}
      />
      {hasScore && (
        <div className={styles.pair}>
          <ScoreSteppers labels={[home, away]} value={score} onChange={setScore} />
        </div>
      )}
      {needsKicks && (
        <div className={styles.pair}>
          <ScoreSteppers labels={[`Kicks ${home}`, `Kicks ${away}`]} value={kicks} onChange={setKicks} />
        </div>
      )}
      {link && (
        <p>
          <CopyLink address={link}>Copy the referee’s link</CopyLink>
        </p>
      )}
      {!isKept && <CardFields home={home} away={away} value={card} onChange={setCard} />}
    </ConfirmDialog>
  )
}

function pickCard({ card }: Match) {
  if (!card) return {}
  const { everyonePlayed, homeStar, awayStar, funMoment } = card
  return { everyonePlayed, homeStar, awayStar, funMoment }
}

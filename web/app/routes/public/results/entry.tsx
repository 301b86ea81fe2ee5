import { momentName } from '@touchline/domain/tournament/plan/moment.ts'
import { type FormEvent, useState } from 'react'
import { CardFields, EMPTY_CARD } from '../../../components/result/card-fields.tsx'
import { ScoreSteppers } from '../../../components/result/stepper.tsx'
import { Shirt } from '../../../components/shirt.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import type { ResultCard } from './result-card.ts'
import styles from './results.module.css'
import { Sending } from './sending.tsx'
import { useOutbox } from './use-outbox.ts'

/** The match, two big numbers, one button. */
export function Entry({ token, card }: { token: string; card: ResultCard }) {
  const outbox = useOutbox(token)
  const result = useResult(card)
  const kept = outbox.waiting?.entry as { score?: typeof result.score } | undefined
  return (
    <article className={styles.page}>
      <MatchHead card={card} />
      {card.isClosed && (
        <FormMessage>Results for this tournament are closed. Please tell the desk.</FormMessage>
      )}
      {!card.isKnown && <FormMessage>The teams in this match aren’t known yet.</FormMessage>}
      {card.result && !outbox.sent && !outbox.waiting && (
        <p className={styles.note}>The desk already has a result for this match: {card.result}.</p>
      )}
      {outbox.sent || outbox.waiting ? (
        <Sending outbox={outbox} result={kept?.score ? scoreWords(card, kept.score) : null} />
      ) : (
        card.isKnown &&
        !card.isClosed && <ResultForm card={card} result={result} onSend={() => outbox.send(result.entry)} />
      )}
    </article>
  )
}

const scoreWords = ({ home, away }: ResultCard, goals: { home: number; away: number }) =>
  `${home.name} ${goals.home}, ${away.name} ${goals.away}`

/** The typed result. It outlives the form, which disappears while a result is sent and returns for changes. */
function useResult({ keepsScore, isKnockOut }: ResultCard) {
  const [score, setScore] = useState({ home: 0, away: 0 })
  const [kicks, setKicks] = useState({ home: 0, away: 0 })
  const [young, setYoung] = useState(EMPTY_CARD)
  const needsKicks = keepsScore && isKnockOut && score.home === score.away
  const entry = keepsScore ? { score, ...(needsKicks ? { kicks } : {}) } : young
  return { score, setScore, kicks, setKicks, young, setYoung, needsKicks, entry }
}

function MatchHead({ card }: { card: ResultCard }) {
  return (
    <header>
      <p className="quiet">
        {card.tournament} · {card.division}
      </p>
      <h1>{card.number > 0 ? `Match ${card.number}` : 'Match'}</h1>
      <p>
        {card.start && momentName(card.start)}
        {card.pitch && ` · ${card.pitch}`}
      </p>
      <ul className={`plain-list ${styles.sides}`}>
        {[card.home, card.away].map(({ name, shirt }, n) => (
          <li key={n === 0 ? 'home' : 'away'}>
            {shirt && <Shirt className={styles.shirt} colour={shirt} trim={shirt} />}
            <span>
              <strong>{name}</strong>
              <span className="quiet small">
                {n === 0 ? 'home' : 'away'}
                {shirt && `, ${shirt.name.toLowerCase()}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </header>
  )
}

interface ResultFormProps {
  card: ResultCard
  result: ReturnType<typeof useResult>
  onSend: () => void
}

function ResultForm({ card, result, onSend }: ResultFormProps) {
  const { score, setScore, kicks, setKicks, young, setYoung, needsKicks } = result
  const [home, away] = [card.home.name, card.away.name]
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSend()
  }
  return (
    <form className={styles.form} onSubmit={send}>
      {card.keepsScore ? (
        <ScoreSteppers labels={[home, away]} value={score} onChange={setScore} />
      ) : (
        <>
          <p>We don’t keep score at this age. Tell us what went well instead.</p>
          <CardFields home={home} away={away} value={young} onChange={setYoung} />
        </>
      )}
      {needsKicks && (
        <>
          <p>It’s a tie: penalty kicks decide it.</p>
          <ScoreSteppers labels={[`Kicks ${home}`, `Kicks ${away}`]} value={kicks} onChange={setKicks} />
        </>
      )}
      <SubmitButton busy={null}>
        {card.keepsScore ? `Send ${scoreWords(card, score)}` : 'Send the card'}
      </SubmitButton>
    </form>
  )
}

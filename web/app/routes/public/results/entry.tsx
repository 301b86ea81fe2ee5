import { momentName } from '@touchline/domain/tournament/plan/moment.ts'
import { type FormEvent, useState } from 'react'
import { CardFields, EMPTY_CARD } from '../../../components/result/card-fields.tsx'
import { Stepper } from '../../../components/result/stepper.tsx'
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
  const [score, setScore] = useState({ home: 0, away: 0 })
  const [kicks, setKicks] = useState({ home: 0, away: 0 })
  const [young, setYoung] = useState(EMPTY_CARD)
  const { home, away, keepsScore } = card
  const needsKicks = keepsScore && card.isKnockOut && score.home === score.away
  const send = (event: FormEvent) => {
    event.preventDefault()
    const entry = keepsScore ? { score, ...(needsKicks ? { kicks } : {}) } : young
    outbox.send(entry)
  }
  const isOpen = card.isKnown && !card.isClosed
  const inWords = (goals: typeof score) => `${home.name} ${goals.home}, ${away.name} ${goals.away}`
  const kept = outbox.waiting?.entry as { score?: typeof score } | undefined
  return (
    <article className={styles.page}>
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
          {[home, away].map(({ name, shirt }, n) => (
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
      {card.isClosed && (
        <FormMessage>The results of this tournament are closed. Please tell the desk.</FormMessage>
      )}
      {!card.isKnown && <FormMessage>The teams of this match are not known yet.</FormMessage>}
      {card.result && !outbox.sent && !outbox.waiting && (
        <p className={styles.note}>The desk has a result for this match: {card.result}.</p>
      )}
      {outbox.sent || outbox.waiting ? (
        <Sending outbox={outbox} result={kept?.score ? inWords(kept.score) : null} />
      ) : (
        isOpen && (
          <form className={styles.form} onSubmit={send}>
            {keepsScore ? (
              <>
                <Stepper
                  label={home.name}
                  value={score.home}
                  onChange={(value) => setScore({ ...score, home: value })}
                />
                <Stepper
                  label={away.name}
                  value={score.away}
                  onChange={(value) => setScore({ ...score, away: value })}
                />
              </>
            ) : (
              <>
                <p>We keep no scores at this age. Tell us what was good instead.</p>
                <CardFields home={home.name} away={away.name} value={young} onChange={setYoung} />
              </>
            )}
            {needsKicks && (
              <>
                <p>It is level: penalty kicks decide.</p>
                <Stepper
                  label={`Kicks ${home.name}`}
                  value={kicks.home}
                  onChange={(value) => setKicks({ ...kicks, home: value })}
                />
                <Stepper
                  label={`Kicks ${away.name}`}
                  value={kicks.away}
                  onChange={(value) => setKicks({ ...kicks, away: value })}
                />
              </>
            )}
            <SubmitButton busy={null}>{keepsScore ? `Send ${inWords(score)}` : 'Send the card'}</SubmitButton>
          </form>
        )
      )}
    </article>
  )
}

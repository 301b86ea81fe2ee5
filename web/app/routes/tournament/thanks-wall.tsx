import { dayPhase } from '@touchline/domain/tournament/view/day-phase.ts'
import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { useEffect, useState } from 'react'
import { mixed, written } from '../../languages/written.tsx'
import styles from '../../tournament/tournament.module.css'
import { useClubClock } from '../../tournament/use-club-minute.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import * as texts from './referees.texts.ts'
import { ThanksForm } from './thanks-form.tsx'

interface Note {
  id: string
  to: string
  from: string
  words: string
}

/** What teams wrote to their referees, shown from the day itself (T-28). */
export function ThanksWall({ day }: { day: DayView }) {
  const { today } = useClubClock()
  const [notes, setNotes] = useState<Note[] | null>(null)
  const [isWriting, setWriting] = useState(false)
  const phase = dayPhase(day, today)
  const isOpen = phase === 'ON' || phase === 'OVER'
  useEffect(() => {
    if (!isOpen) return
    fetch(`/thanks?event=${day.slug}`)
      .then((answer) => answer.json())
      // Without reception nothing is shown, and nobody misses anything important.
      .then(
        (answer) => setNotes(answer.notes),
        () => {},
      )
  }, [isOpen, day.slug])
  if (!isOpen) return null
  return (
    <Section id="thanks" title={texts.thanksTitle} lead={texts.thanksLead}>
      <div className="needs-script">
        {notes !== null && notes.length > 0 && (
          <ul className={`plain-list ${styles.notes}`} aria-label={texts.notes}>
            {notes.map(({ id, to, from, words }) => (
              <li key={id}>
                <blockquote>{written(words)}</blockquote>
                <p className="small quiet">{mixed(texts.toAndFrom(to, from))}</p>
              </li>
            ))}
          </ul>
        )}
        {notes?.length === 0 && !isWriting && <p>{texts.noNotes}</p>}
        {isWriting ? (
          <ThanksForm day={day} onClose={() => setWriting(false)} />
        ) : (
          <p className={styles.actions}>
            <Button kind="quiet" onClick={() => setWriting(true)}>
              {texts.writeNote}
            </Button>
          </p>
        )}
      </div>
    </Section>
  )
}

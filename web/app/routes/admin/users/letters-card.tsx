import type { PersonDetails, PersonsLetter } from '../../../desk/people-lines.ts'
import { momentName } from '../../../family/day-words.ts'
import { Chip } from '../../../ui/chip.tsx'
import ui from '../../../ui/ui.module.css'
import { RefusedNotice } from './refused-notice.tsx'
import styles from './users.module.css'

const FIRST = 5

/** What the club has written to them. */
export function LettersCard({ person }: { person: PersonDetails }) {
  const { letters } = person
  return (
    <section className={ui.card} aria-label="Letters">
      <h2>Letters</h2>
      <RefusedNotice person={person} />
      {letters.length === 0 && <p className="quiet">None in the last months.</p>}
      <Letters letters={letters.slice(0, FIRST)} />
      {letters.length > FIRST && (
        <details className={ui.fold}>
          <summary>{letters.length - FIRST} earlier ones</summary>
          <Letters letters={letters.slice(FIRST)} />
        </details>
      )}
    </section>
  )
}

const Letters = ({ letters }: { letters: PersonsLetter[] }) => (
  <ul className={`plain-list ${styles.lines}`}>
    {letters.map((letter) => (
      <li key={letter.id}>
        <span>
          {letter.subject ?? 'A code that still counts'}
          <br />
          <span className="quiet small">{momentName(letter.createdAt)}</span>
        </span>
        <Standing letter={letter} />
      </li>
    ))}
  </ul>
)

function Standing({ letter: { sentAt, failedAt } }: { letter: PersonsLetter }) {
  if (sentAt && failedAt) return <Chip tone="stop">Came back</Chip>
  if (failedAt) return <Chip tone="stop">Not delivered</Chip>
  return sentAt ? <Chip tone="good">Sent</Chip> : <Chip tone="wait">On its way</Chip>
}

import { datedMoment } from '../../../club/day-words.ts'
import type { PersonDetails, PersonsEmail } from '../../../desk/people-lines.ts'
import { Chip } from '../../../ui/chip.tsx'
import ui from '../../../ui/ui.module.css'
import { RefusedNotice } from './refused-notice.tsx'
import styles from './users.module.css'

const FIRST = 5

/** What the club has written to them. */
export function EmailsCard({ person }: { person: PersonDetails }) {
  const { emails } = person
  return (
    <section className={ui.card} aria-label="Emails">
      <h2>Emails</h2>
      <RefusedNotice person={person} />
      {emails.length === 0 && <p className="quiet">None in the last months.</p>}
      <Emails emails={emails.slice(0, FIRST)} />
      {emails.length > FIRST && (
        <details className={ui.fold}>
          <summary>{emails.length - FIRST} earlier ones</summary>
          <Emails emails={emails.slice(FIRST)} />
        </details>
      )}
    </section>
  )
}

const Emails = ({ emails }: { emails: PersonsEmail[] }) => (
  <ul className={`plain-list ${styles.lines}`}>
    {emails.map((email) => (
      <li key={email.id}>
        <span>
          {email.subject ?? 'A code that still works'}
          <br />
          <span className="quiet small">{datedMoment(email.createdAt)}</span>
        </span>
        <Standing email={email} />
      </li>
    ))}
  </ul>
)

function Standing({ email: { sentAt, failedAt } }: { email: PersonsEmail }) {
  if (sentAt && failedAt) return <Chip tone="stop">Came back</Chip>
  if (failedAt) return <Chip tone="stop">Not delivered</Chip>
  return sentAt ? <Chip tone="good">Sent</Chip> : <Chip tone="wait">On its way</Chip>
}

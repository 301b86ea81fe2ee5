import { datedMoment } from '../../../club/day-words.ts'
import type { PersonDetails } from '../../../desk/people-lines.ts'
import { usePages } from '../../../desk/use-pages.ts'
import { Chip } from '../../../ui/chip.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { Pager } from '../../../ui/pager.tsx'
import ui from '../../../ui/ui.module.css'
import { RefusedNotice } from './refused-notice.tsx'
import styles from './users.module.css'

interface PersonsEmail {
  id: string
  subject: string | null
  createdAt: string
  sentAt: string | null
  /** For a sent email: when it bounced. */
  failedAt: string | null
}

const EMAILS = {
  query: `query PersonEmails($id: ID!, $limit: Int, $from: Int) {
    deskPersonEmails(id: $id, limit: $limit, from: $from) {
      items { id subject createdAt sentAt failedAt } total
    }
  }`,
  field: 'deskPersonEmails',
}

const FIRST = 5

/** The emails that the club has sent them. */
export function EmailsCard({ person }: { person: PersonDetails }) {
  const { loaded, pager } = usePages<PersonsEmail>(EMAILS, { id: person.id })
  return (
    <section className={ui.card} aria-label="Emails">
      <h2>Emails</h2>
      <RefusedNotice person={person} />
      <ListStates loaded={loaded}>
        {({ items, total }) => {
          const isFirst = (pager?.page ?? 1) === 1
          return (
            <>
              {total === 0 && <p className="quiet">None in recent months.</p>}
              {isFirst && <Emails emails={items.slice(0, FIRST)} />}
              {total > FIRST && (
                <details className={ui.fold}>
                  <summary>{total - FIRST} earlier ones</summary>
                  <Emails emails={isFirst ? items.slice(FIRST) : items} />
                  {pager && <Pager {...pager} />}
                </details>
              )}
            </>
          )
        }}
      </ListStates>
    </section>
  )
}

const Emails = ({ emails }: { emails: PersonsEmail[] }) => (
  <ul className={`plain-list ${styles.lines}`}>
    {emails.map((email) => (
      <li key={email.id}>
        <span>
          {email.subject ?? 'A code that’s still valid'}
          <br />
          <span className="quiet small">{datedMoment(email.createdAt)}</span>
        </span>
        <Standing email={email} />
      </li>
    ))}
  </ul>
)

function Standing({ email: { sentAt, failedAt } }: { email: PersonsEmail }) {
  if (sentAt && failedAt) return <Chip tone="stop">Bounced</Chip>
  if (failedAt) return <Chip tone="stop">Not delivered</Chip>
  return sentAt ? <Chip tone="good">Sent</Chip> : <Chip tone="wait">On its way</Chip>
}

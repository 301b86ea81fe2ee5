import { Link, useParams } from 'react-router'
import { useLive } from '../../../area/area-data.tsx'
import { roleNames } from '../../../desk/account-names.ts'
import { AuditEntries } from '../../../desk/audit-entries.tsx'
import { useAudit } from '../../../desk/audit-list.ts'
import { emailWords } from '../../../desk/email-words.ts'
import { type PersonDetails, personName } from '../../../desk/people-lines.ts'
import { usePerson } from '../../../desk/people-list.ts'
import { pageMeta } from '../../../page-meta.ts'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import ui from '../../../ui/ui.module.css'
import { AccountCard } from './account-card.tsx'
import { ChildrenCard } from './children-card.tsx'
import { DetailsCard } from './details-card.tsx'
import { EmailsCard } from './emails-card.tsx'
import { FamilyCard } from './family-card.tsx'
import { FamilyCodeCard } from './family-code-card.tsx'
import { ImpersonateButton, mayBeImpersonated } from './impersonate-button.tsx'
import { MoneyCard } from './money-card.tsx'
import { MoreCard } from './more-card.tsx'
import { NoSuchUser } from './no-such-user.tsx'
import { PermissionsCard } from './permissions-card.tsx'
import styles from './users.module.css'

export const meta = pageMeta({
  title: 'A user',
  description: 'One family or administrator.',
  isPrivate: true,
})

export default function User() {
  useLive(['User', 'Player', 'PlayerProgramRegistration', 'KitOrder'])
  const { userId = '' } = useParams()
  return (
    <ListStates loaded={usePerson(userId)}>
      {(person) => (person === null ? <NoSuchUser /> : <Person person={person} />)}
    </ListStates>
  )
}

function Person({ person }: { person: PersonDetails }) {
  return (
    <DeskPage
      title={personName(person)}
      note={
        <>
          {roleNames[person.role]} · {emailWords(person.email)}
        </>
      }
      action={mayBeImpersonated(person) && <ImpersonateButton id={person.id} name={personName(person)} />}
    >
      {!person.hasRecord && (
        <p className={ui.notice}>
          They have an account but haven’t signed in since, so the club has no record of them yet.
        </p>
      )}
      <WorthALook reasons={person.unusual} />
      <div className={styles.columns}>
        {person.hasRecord && <ChildrenCard person={person} />}
        <div className={styles.column}>
          <DetailsCard person={person} />
          <FamilyCodeCard person={person} />
          <AccountCard person={person} />
          {person.role === 'ADMIN' && person.accountId && <PermissionsCard person={person} />}
          {person.hasRecord && <FamilyCard person={person} />}
          {person.hasRecord && <MoneyCard userId={person.id} />}
          <EmailsCard person={person} />
          <MoreCard person={person} />
        </div>
        <History person={person} />
      </div>
    </DeskPage>
  )
}

function WorthALook({ reasons }: { reasons: string[] }) {
  if (reasons.length === 0) return null
  return (
    <section className={ui.notice} aria-label="Worth a look">
      <p>
        <strong>This family is worth a look.</strong> It may be just a big one; if the children don’t exist,
        cancel their places so others can have them.
      </p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </section>
  )
}

function History({ person: { id, hasRecord, role, email } }: { person: PersonDetails }) {
  const query: Record<string, string> = hasRecord ? { about: id } : { row: id }
  const loaded = useAudit({ ...query, size: '10' })
  return (
    <section className={ui.card} aria-label="History">
      <div className={ui.between}>
        <h2>History</h2>
        <div className={ui.actions}>
          {role === 'ADMIN' && (
            <Link className="small-button" to={`/admin/audit?${new URLSearchParams({ by: email })}`}>
              What they did
            </Link>
          )}
          <Link className="small-button" to={`/admin/audit?${new URLSearchParams(query)}`}>
            See all
          </Link>
        </div>
      </div>
      <ListStates loaded={loaded}>
        {({ items }) =>
          items.length === 0 ? <p className="quiet">Nothing yet.</p> : <AuditEntries entries={items} />
        }
      </ListStates>
    </section>
  )
}

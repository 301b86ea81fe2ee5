import type { Payment } from '@touchline/domain/club/schemas/payment.ts'
import { hasEmail } from '@touchline/domain/walk-ins/walk-in.ts'
import { dayName } from '@touchline/domain/words.ts'
import { useState } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { useChange, useData } from '../../../area/area-data.tsx'
import { clubNow } from '../../../club/club-now.ts'
import { dayOfInstant } from '../../../club/day-words.ts'
import { plainProblem } from '../../../data/plain-problem.ts'
import { newFamilyCode } from '../../../desk/family-code.ts'
import { loadSetting } from '../../../desk/load-setting.ts'
import paper from '../../../desk/paper.module.css'
import { type PersonDetails, personName } from '../../../desk/people-lines.ts'
import { loadPerson } from '../../../desk/people-list.ts'
import type { Family } from '../../../family/family.ts'
import { loadFamilyForDesk } from '../../../family/load-family.ts'
import { CLUB_NAME, pageMeta } from '../../../page-meta.ts'
import { Button } from '../../../ui/button.tsx'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { PrintButton } from '../../../ui/print-button.tsx'
import ui from '../../../ui/ui.module.css'
import { NoSuchUser } from '../users/no-such-user.tsx'
import { PlacesTable } from './places-table.tsx'
import styles from './walk-in.module.css'

export const meta = pageMeta({
  title: 'Confirmation',
  description: 'The paper a walk-in family takes home.',
  isPrivate: true,
})

/** What a family without an email takes home: places, price, how to pay, and its code (P-16, P-17). */
export default function Confirmation() {
  const { userId = '' } = useParams()
  const loaded = useData(['confirmation', userId], async (request) => {
    const [person, family, payment] = await Promise.all([
      loadPerson(request, userId),
      loadFamilyForDesk(request, userId),
      loadSetting(request, 'payment'),
    ])
    return { person, family, payment }
  })
  return (
    <ListStates loaded={loaded}>
      {({ person, ...rest }) => (person ? <Printed person={person} {...rest} /> : <NoSuchUser />)}
    </ListStates>
  )
}

interface PrintedProps {
  person: PersonDetails
  family: Family
  payment: Payment
}

function Printed({ person, family, payment }: PrintedProps) {
  const made: unknown = useLocation().state?.code
  const [code, setCode] = useState(typeof made === 'string' ? made : null)
  return (
    <DeskPage
      title={`Confirmation for ${personName(person)}`}
      note={
        <Link className="no-print" to={`/admin/users/${person.id}`}>
          To the family
        </Link>
      }
      action={<PrintButton>Print</PrintButton>}
    >
      {!hasEmail(person.email) && <CodeOnce userId={person.id} code={code} onMade={setCode} />}
      <section className={`${paper.paper} ${styles.sheet}`} aria-label="Confirmation">
        <h2>
          {CLUB_NAME}: your registration, {dayName(clubNow().day)}, {clubNow().day.slice(0, 4)}
        </h2>
        <p>
          {personName(person)}
          {person.phone && ` · ${person.phone}`}
        </p>
        <PlacesTable family={family} payment={payment} />
        {code && <HowToTakeOver code={code} endsAt={person.familyCode?.endsAt ?? null} />}
      </section>
    </DeskPage>
  )
}

/** The code is stored nowhere: coming back to this page means creating another. */
function CodeOnce({
  userId,
  code,
  onMade,
}: {
  userId: string
  code: string | null
  onMade: (code: string) => void
}) {
  const make = useChange((request) => newFamilyCode(request, userId))
  if (code) return <p className={`no-print ${ui.notice}`}>Print it now: this code can’t be shown again.</p>
  return (
    <div className={`no-print ${ui.notice}`}>
      <p>The code is only shown once. A new one replaces it.</p>
      <div className={ui.actions}>
        <Button
          kind="small"
          isBusy={make.isPending}
          onClick={() => make.mutate(undefined, { onSuccess: onMade })}
        >
          Make a new code
        </Button>
      </div>
      {make.error && <FormMessage>{plainProblem(make.error)}</FormMessage>}
    </div>
  )
}

function HowToTakeOver({ code, endsAt }: { code: string; endsAt: string | null }) {
  return (
    <section aria-label="Your code">
      <h3>See it online, whenever you like</h3>
      <ol>
        <li>
          Go to <strong>{window.location.origin}/guardian/code</strong> and sign up with an email address.
        </li>
        <li>
          Type this code: <strong className={styles.code}>{code}</strong>
        </li>
        <li>Type the birth date of one of your children.</li>
      </ol>
      <p>
        It works once{endsAt && `, until ${dayOfInstant(endsAt)}`}. Please keep it to yourself. If you lose
        it, we’ll print you a new one.
      </p>
    </section>
  )
}

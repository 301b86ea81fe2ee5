import { hasEmail } from '@touchline/domain/walk-ins/walk-in.ts'
import { useState } from 'react'
import { useChange } from '../../../area/area-data.tsx'
import { callRest } from '../../../data/rest.ts'
import { createRow } from '../../../data/write-row.ts'
import { accountNames, accountSentences, roleNames } from '../../../desk/account-names.ts'
import { type PersonDetails, personName } from '../../../desk/people-lines.ts'
import { useSession } from '../../../session/use-session.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import { type AccountAct, accountActs } from './account-acts.ts'

/** How somebody signs in, and what the desk can do about it. */
export function AccountCard({ person }: { person: PersonDetails }) {
  const [asked, ask] = useState<AccountAct | null>(null)
  const isOneself = useSession().user?.email === person.email
  const run = useChange((_request, { method, path }: AccountAct) =>
    callRest('admin', method, `/users/${person.accountId}${path}`),
  )
  const possible = accountActs.filter(
    (act) => person.accountId && act.isPossible(person) && !(isOneself && act.isForOthers),
  )
  return (
    <section className={ui.card} aria-label="Sign-in">
      <div className={ui.between}>
        <h2>Sign-in</h2>
        <Chip {...accountNames[person.state]} />
      </div>
      <p>
        <strong>{roleNames[person.role]}.</strong> {accountSentences[person.state]}
      </p>
      {isOneself && (
        <p className="quiet">This is you. Another administrator can change your role or sign-in.</p>
      )}
      <div className={ui.actions}>
        {possible.map((act) => (
          <Button key={act.verb} kind="small" onClick={() => ask(act)}>
            {act.verb}
          </Button>
        ))}
        {!person.accountId && hasEmail(person.email) && <Invite person={person} />}
        {!person.hasRecord && <MakeRecord person={person} />}
      </div>
      {asked && (
        <ConfirmDialog
          title={`${asked.verb}: ${personName(person)}`}
          confirm={asked.verb}
          busy="One moment..."
          keep="Back"
          isHarmful={asked.isHarmful}
          onConfirm={async () => {
            await run.mutateAsync(asked)
            notify(asked.done)
          }}
          onClose={() => ask(null)}
        >
          <p>{asked.what}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}

/** For somebody the club knows who cannot sign in yet. */
function Invite({ person }: { person: PersonDetails }) {
  const [isOpen, setOpen] = useState(false)
  const { email, firstName, lastName } = person
  const invite = useChange(() =>
    callRest('admin', 'post', '/users', {
      body: { email, ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) },
    }),
  )
  return (
    <>
      <Button kind="small" onClick={() => setOpen(true)}>
        Invite to sign in
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={`Invite ${personName(person)}`}
          confirm="Send the invitation"
          busy="Sending..."
          keep="Back"
          onConfirm={async () => {
            await invite.mutateAsync(undefined)
            notify(`The invitation to ${email} is on its way.`)
          }}
          onClose={() => setOpen(false)}
        >
          <p>
            We’ll email {email} a temporary password that works for seven days. They’ll choose their own when
            they first sign in.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** For somebody who can sign in but has not yet: the record is created at the first sign-in, or here. */
function MakeRecord({ person }: { person: PersonDetails }) {
  const [isOpen, setOpen] = useState(false)
  const { email, firstName, lastName, phone } = person
  const make = useChange((request) =>
    createRow(request, 'User', {
      email,
      firstName,
      lastName,
      phone,
      avatarUrl: '',
      externalUserId: person.accountId,
    }),
  )
  return (
    <>
      <Button kind="small" onClick={() => setOpen(true)}>
        Create their record
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={`A record for ${personName(person)}`}
          confirm="Create their record"
          busy="One moment..."
          keep="Back"
          onConfirm={async () => {
            await make.mutateAsync(undefined)
            notify('Record created. You can add children now.')
          }}
          onClose={() => setOpen(false)}
        >
          <p>
            It’s created when they first sign in. Create it now to add children for them, or to link them with
            a family.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

import type { Sharing } from '@touchline/domain/family-sharing.ts'
import { useState } from 'react'
import { useChange } from '../../../area/area-data.tsx'
import { plainProblem } from '../../../data/plain-problem.ts'
import type { BrowserSession } from '../../../session/browser-session.ts'
import { openTabSession } from '../../../session/tab-session.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { notify } from '../../../ui/toast.tsx'
import { ConfirmByPassword } from './confirm-by-password.tsx'
import styles from './profile.module.css'

interface InvitationProps {
  invitation: Sharing['sent'][number]
  /** Of whoever is signed in. */
  email: string
}

/** To whom it was sent: to be accepted, or not. */
export function ReceivedInvitation({ invitation: { id, email: from, isAccepted }, email }: InvitationProps) {
  if (isAccepted)
    return (
      <p>
        You have accepted. As soon as <strong className={styles.address}>{from}</strong> confirms it, you
        share your children.
      </p>
    )
  return (
    <OpenInvitation
      id={id}
      email={email}
      yes={{ answer: 'ACCEPT', word: 'Accept', done: 'Accepted. Now they have to confirm it.' }}
      no={{ answer: 'DECLINE', word: 'Decline', done: 'Declined. Nothing is shared.' }}
    >
      <p>
        <strong className={styles.address}>{from}</strong> has invited you to share your children. Each of you
        would see and do everything for all children that either of you has added: registrations, kit, health
        notes and emergency contacts. Accept only if you know them.
      </p>
    </OpenInvitation>
  )
}

/** By whoever sent it: to be confirmed once it is accepted, or taken back. */
export function SentInvitation({ invitation: { id, email: to, isAccepted }, email }: InvitationProps) {
  return (
    <OpenInvitation
      id={id}
      email={email}
      yes={isAccepted ? { answer: 'CONFIRM', word: 'Confirm', done: 'You now share your children.' } : null}
      no={{ answer: 'WITHDRAW', word: 'Take it back', done: 'Taken back. Nothing is shared.' }}
    >
      <p>
        {isAccepted ? (
          <>
            <strong className={styles.address}>{to}</strong> has accepted. Confirm only if this is the right
            person: they will see everything about your children, health notes included.
          </>
        ) : (
          <>
            You have invited <strong className={styles.address}>{to}</strong>. They have not answered yet.
          </>
        )}
      </p>
    </OpenInvitation>
  )
}

interface Answer {
  answer: Parameters<BrowserSession['account']['answerInvitation']>[1]
  word: string
  done: string
}

interface OpenProps {
  id: string
  email: string
  yes: Answer | null
  no: Answer
  children: React.ReactNode
}

function OpenInvitation({ id, email, yes, no, children }: OpenProps) {
  const [isSure, setSure] = useState(false)
  const change = useChange(async (_request, { answer, done }: Answer) => {
    await (await openTabSession()).account.answerInvitation(id, answer)
    notify(done)
  })
  return (
    <div className={styles.card}>
      {children}
      {change.error && !isSure && <FormMessage>{plainProblem(change.error)}</FormMessage>}
      {yes && isSure ? (
        <ConfirmByPassword
          email={email}
          purpose="SHARE_CHILDREN"
          confirm={yes.word}
          act={() => change.mutateAsync(yes)}
          onDone={() => {}}
          onBack={() => setSure(false)}
        />
      ) : (
        <div className={styles.foot}>
          {yes && <Button onClick={() => setSure(true)}>{`${yes.word}...`}</Button>}
          <Button kind="quiet" onClick={() => change.mutate(no)} isBusy={change.isPending}>
            {no.word}
          </Button>
        </div>
      )}
    </div>
  )
}

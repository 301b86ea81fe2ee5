import type { Sharing } from '@touchline/domain/families/family-sharing.ts'
import { useState } from 'react'
import { useChange } from '../../../area/area-data.tsx'
import { refusalWords } from '../../../data/refusal-words.ts'
import { mixed } from '../../../languages/written.tsx'
import type { BrowserSession } from '../../../session/browser-session.ts'
import { openTabSession } from '../../../session/tab-session.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { notify } from '../../../ui/toast.tsx'
import { ConfirmByPassword } from './confirm-by-password.tsx'
import styles from './profile.module.css'
import * as texts from './sharing.texts.ts'

interface InvitationProps {
  invitation: Sharing['sent'][number]
  /** The address of the signed-in person. */
  email: string
}

/** For the recipient: to be accepted or declined. */
export function ReceivedInvitation({ invitation: { id, email: from, isAccepted }, email }: InvitationProps) {
  if (isAccepted)
    return (
      <p>
        {texts.youAccepted}
        <strong className={styles.address}>{from}</strong>
        {texts.theyConfirm}
      </p>
    )
  return (
    <OpenInvitation
      id={id}
      email={email}
      yes={{ answer: 'ACCEPT', word: texts.accept, done: texts.accepted }}
      no={{ answer: 'DECLINE', word: texts.decline, done: texts.declined }}
    >
      <p>
        <strong className={styles.address}>{from}</strong>
        {texts.hasInvited}
      </p>
    </OpenInvitation>
  )
}

/** For the sender: to be confirmed once it is accepted, or taken back. */
export function SentInvitation({ invitation: { id, email: to, isAccepted }, email }: InvitationProps) {
  return (
    <OpenInvitation
      id={id}
      email={email}
      yes={isAccepted ? { answer: 'CONFIRM', word: texts.confirm, done: texts.nowShared } : null}
      no={{ answer: 'WITHDRAW', word: texts.takeBack, done: texts.takenBack }}
    >
      <p>
        {isAccepted ? (
          <>
            <strong className={styles.address}>{to}</strong>
            {texts.hasAccepted}
          </>
        ) : (
          <>
            {texts.youInvited}
            <strong className={styles.address}>{to}</strong>
            {texts.noAnswerYet}
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
    <div className={styles.stack}>
      {children}
      {change.error && !isSure && <FormMessage>{mixed(refusalWords(change.error))}</FormMessage>}
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
          {yes && <Button onClick={() => setSure(true)}>{texts.further(yes.word)}</Button>}
          <Button kind="quiet" onClick={() => change.mutate(no)} isBusy={change.isPending}>
            {no.word}
          </Button>
        </div>
      )}
    </div>
  )
}

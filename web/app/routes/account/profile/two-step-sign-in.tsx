import { useState } from 'react'
import { useData } from '../../../area/area-data.tsx'
import type { SecondFactor } from '../../../session/account.ts'
import { openTabSession } from '../../../session/tab-session.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { useAsksPasswordAgain } from '../password-again.tsx'
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx'
import styles from '../second-factor/second-factor.module.css'
import { ConfirmByPassword } from './confirm-by-password.tsx'
import { SectionCard } from './section-card.tsx'
import { SetUpApp } from './set-up-app.tsx'

type Task = 'TURN_ON' | 'TURN_OFF' | 'NEW_CODES'

/** A code from the phone beside the password; an account of an outside pool has that pool's own ways. */
export function TwoStepSignIn({ email }: { email: string }) {
  const isOurs = useAsksPasswordAgain()
  return isOurs ? <Section email={email} /> : null
}

function Section({ email }: { email: string }) {
  const { data, refetch } = useData(['second factor'], async () =>
    (await openTabSession()).account.secondFactor(),
  )
  const [task, setTask] = useState<Task | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const finish = async (words: string, fresh: string[] | null = null) => {
    setTask(null)
    setCodes(fresh)
    setDone(words)
    await refetch()
  }
  const begin = (next: Task) => {
    setDone(null)
    setTask(next)
  }
  if (!data) return null
  return (
    <SectionCard title="Two-step sign-in">
      <Standing factor={data} />
      {done && <FormMessage kind="done">{done}</FormMessage>}
      {codes && <RecoveryCodes codes={codes} done="I saved them" onDone={() => setCodes(null)} />}
      {!task && !codes && <Actions factor={data} onBegin={begin} />}
      {task === 'TURN_ON' && (
        <SetUpApp
          email={email}
          onDone={(fresh) => finish('Two-step sign-in is on.', fresh)}
          onBack={() => setTask(null)}
        />
      )}
      {task === 'TURN_OFF' && (
        <ConfirmByPassword
          purpose="SECOND_FACTOR"
          email={email}
          confirm="Turn off"
          act={async ({ account }) => account.turnOffSecondFactor()}
          onDone={() => finish('Two-step sign-in is off.')}
          onBack={() => setTask(null)}
        />
      )}
      {task === 'NEW_CODES' && (
        <ConfirmByPassword
          purpose="SECOND_FACTOR"
          email={email}
          confirm="Make new codes"
          act={async ({ account }) => account.newRecoveryCodes()}
          onDone={(fresh) => finish('The earlier codes no longer work.', fresh)}
          onBack={() => setTask(null)}
        />
      )}
    </SectionCard>
  )
}

function Standing({ factor: { isOn, isRequired, codesLeft } }: { factor: SecondFactor }) {
  if (!isOn)
    return (
      <p>Off. Turn it on to sign in with your password and a code from your phone: safer for everyone.</p>
    )
  return (
    <p>
      On. You sign in with your password and a code from your authenticator app.{' '}
      {codesLeft === 1 ? '1 recovery code left.' : `${codesLeft} recovery codes left.`}
      {isRequired && ' Administrators can’t turn it off.'}
    </p>
  )
}

interface ActionsProps {
  factor: SecondFactor
  onBegin(task: Task): void
}

function Actions({ factor: { isOn, isRequired }, onBegin }: ActionsProps) {
  const button = (task: Task, words: string) => (
    <Button kind="quiet" onClick={() => onBegin(task)}>
      {words}
    </Button>
  )
  if (!isOn) return <div className={styles.actions}>{button('TURN_ON', 'Turn on two-step sign-in')}</div>
  return (
    <div className={styles.actions}>
      {button('NEW_CODES', 'New recovery codes')}
      {button('TURN_ON', 'Use another phone')}
      {!isRequired && button('TURN_OFF', 'Turn off')}
    </div>
  )
}

import { useState } from 'react'
import { useData } from '../../../area/area-data.tsx'
import type { SecondFactor } from '../../../session/account-ways.ts'
import { openTabSession } from '../../../session/tab-session.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { useAsksPasswordAgain } from '../password-again.tsx'
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx'
import styles from '../second-factor/second-factor.module.css'
import { ConfirmByPassword } from './confirm-by-password.tsx'
import * as texts from './profile.texts.ts'
import { SectionCard } from './section-card.tsx'
import { SetUpApp } from './set-up-app.tsx'

type Task = 'TURN_ON' | 'TURN_OFF' | 'NEW_CODES'

/**
 * Sets up a code from the phone in addition to the password; an account of an outside pool follows that pool's own
 * rules.
 */
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
    <SectionCard title={texts.twoStep}>
      <Standing factor={data} />
      {done && <FormMessage kind="done">{done}</FormMessage>}
      {codes && <RecoveryCodes codes={codes} done={texts.iSavedThem} onDone={() => setCodes(null)} />}
      {!task && !codes && <Actions factor={data} onBegin={begin} />}
      {task === 'TURN_ON' && (
        <SetUpApp
          email={email}
          onDone={(fresh) => finish(texts.twoStepIsOn, fresh)}
          onBack={() => setTask(null)}
        />
      )}
      {task === 'TURN_OFF' && (
        <ConfirmByPassword
          purpose="SECOND_FACTOR"
          email={email}
          confirm={texts.turnOff}
          act={async ({ account }) => account.turnOffSecondFactor()}
          onDone={() => finish(texts.twoStepIsOff)}
          onBack={() => setTask(null)}
        />
      )}
      {task === 'NEW_CODES' && (
        <ConfirmByPassword
          purpose="SECOND_FACTOR"
          email={email}
          confirm={texts.makeCodes}
          act={async ({ account }) => account.newRecoveryCodes()}
          onDone={(fresh) => finish(texts.earlierCodesGone, fresh)}
          onBack={() => setTask(null)}
        />
      )}
    </SectionCard>
  )
}

function Standing({ factor: { isOn, isRequired, codesLeft } }: { factor: SecondFactor }) {
  if (!isOn) return <p>{texts.off}</p>
  return (
    <p>
      {texts.on(codesLeft)}
      {isRequired && texts.staysOn}
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
  if (!isOn) return <div className={styles.actions}>{button('TURN_ON', texts.turnOn)}</div>
  return (
    <div className={styles.actions}>
      {button('NEW_CODES', texts.newCodes)}
      {button('TURN_ON', texts.anotherPhone)}
      {!isRequired && button('TURN_OFF', texts.turnOff)}
    </div>
  )
}

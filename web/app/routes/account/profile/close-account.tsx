import { useForm } from '@mantine/form'
import { useState } from 'react'
import { Link } from 'react-router'
import { Checkbox } from '../../../components/form/checkbox.tsx'
import { focusFirstError } from '../../../components/form/focus-first-error.ts'
import { Form } from '../../../components/form/form.tsx'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { loadRow } from '../../../data/get-one.ts'
import type { Row } from '../../../data/row.ts'
import family from '../../../family/family.module.css'
import type { Family } from '../../../family/family.ts'
import { itemName } from '../../../family/kit-words.ts'
import { loadFamily } from '../../../family/load-family.ts'
import { WithFamily } from '../../../family/with-family.tsx'
import { openTabSession } from '../../../session/tab-session.ts'
import { useSession } from '../../../session/use-session.ts'
import { PasswordAgain, passwordAgainProblem, useAsksPasswordAgain } from '../password-again.tsx'
import { useAccountTask } from '../use-account-task.ts'
import { type Closing, closingOf, windUp } from './closing.ts'
import styles from './profile.module.css'
import { SectionCard } from './section-card.tsx'

interface CloseProps {
  record: Row
  newsletter: { version: string }
}

export function CloseAccount(props: CloseProps) {
  const { isAdmin } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (isAdmin)
    return (
      <SectionCard title="Close account">
        <p>
          You are an administrator. Ask another one to take you off the desk first; then you can close your
          account here.
        </p>
      </SectionCard>
    )
  return (
    <SectionCard title="Close account" isDanger>
      {isOpen ? (
        <WithFamily>
          {(data) => <LastLook {...props} family={data} onKeep={() => setOpen(false)} />}
        </WithFamily>
      ) : (
        <>
          <p>You can leave at any time. We first show you what is still under way.</p>
          <div>
            <button type="button" className="button quiet-button" onClick={() => setOpen(true)}>
              Close my account...
            </button>
          </div>
        </>
      )}
    </SectionCard>
  )
}

function LastLook({
  record,
  newsletter,
  family: loaded,
  onKeep,
}: CloseProps & { family: Family; onKeep(): void }) {
  const asksPassword = useAsksPasswordAgain()
  const form = useForm({
    initialValues: { isSure: false, password: '' },
    validate: { password: (password) => (asksPassword ? passwordAgainProblem(password) : null) },
  })
  const { busy, problem, run } = useAccountTask(form)
  const close = form.onSubmit(
    ({ password }) =>
      run('Closing account...', async () => {
        const { account, request, closeAccount } = await openTabSession()
        await account.provePassword('CLOSE_ACCOUNT', password)
        // As it is now: an earlier try may have got half way.
        const current = (await loadRow(request, 'User', record.id)) ?? record
        await windUp(request, closingOf(await loadFamily(request, record.id)), current, newsletter.version)
        await closeAccount('/login?closed')
      }),
    focusFirstError(form),
  )
  return (
    <Form onSubmit={close}>
      <WhatHappens closing={closingOf(loaded)} />
      {problem && <FormMessage>{problem}</FormMessage>}
      {asksPassword && <PasswordAgain email={String(record.email)} {...form.getInputProps('password')} />}
      <Checkbox
        label="I understand that this cannot be undone."
        {...form.getInputProps('isSure', { type: 'checkbox' })}
      />
      <div className={styles.foot}>
        <SubmitButton busy={busy} className={`button ${family.harmful}`} disabled={!form.values.isSure}>
          Close my account
        </SubmitButton>
        <button type="button" className="button quiet-button" onClick={onKeep} disabled={busy !== null}>
          Keep my account
        </button>
      </div>
    </Form>
  )
}

function WhatHappens({ closing: { cancelled, goOn } }: { closing: Closing }) {
  const going = [...goOn.registrations.map(registrationLine), ...goOn.orders.map(orderLine)]
  const ending = [...cancelled.registrations.map(registrationLine), ...cancelled.orders.map(orderLine)]
  return (
    <>
      {going.length > 0 && (
        <div>
          <h3>Paid for, and goes on</h3>
          <Lines lines={going} />
          <p>
            The club keeps your name, e-mail and phone until these are over. To leave a program and see what
            you get back, <Link to="/guardian/registrations">withdraw</Link> before you close your account.
          </p>
        </div>
      )}
      {ending.length > 0 && (
        <div>
          <h3>Not paid yet, and is cancelled</h3>
          <Lines lines={ending} />
        </div>
      )}
      {going.length + ending.length === 0 && <p>Nothing is under way: no registration and no order.</p>}
      <p>
        You will be signed out everywhere and cannot sign in again with this account. Past registrations and
        payments stay in the club’s books. Would you like to <strong>download your data</strong> first? The
        button is above.
      </p>
    </>
  )
}

interface Line {
  id: string
  text: string
}

const registrationLine = ({ id, player, program }: Closing['goOn']['registrations'][number]): Line => ({
  id,
  text: `${player.firstName}: ${program.name}`,
})

const orderLine = ({ id, player, itemType, quantity }: Closing['goOn']['orders'][number]): Line => ({
  id,
  text: `${player.firstName}: ${quantity} × ${itemName(itemType)}`,
})

const Lines = ({ lines }: { lines: Line[] }) => (
  <ul>
    {lines.map(({ id, text }) => (
      <li key={id}>{text}</li>
    ))}
  </ul>
)

import { useState } from 'react'
import { Link } from 'react-router'
import { Checkbox } from '../../../components/form/checkbox.tsx'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { loadRow } from '../../../data/get-one.ts'
import type { Row } from '../../../data/row.ts'
import family from '../../../family/family.module.css'
import type { Family } from '../../../family/family.ts'
import { itemName } from '../../../family/kit-words.ts'
import { loadFamily } from '../../../family/load-family.ts'
import { WithFamily } from '../../../family/with-family.tsx'
import { openTabSession } from '../../../session/tab-session.ts'
import { useSession } from '../../../session/use-session.ts'
import { accountProblem } from '../account-problem.ts'
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
  const [isSure, setSure] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const close = async () => {
    setBusy(true)
    setProblem('')
    try {
      const { request, closeAccount } = await openTabSession()
      // As it is now: an earlier try may have got half way.
      const current = (await loadRow(request, 'User', record.id)) ?? record
      await windUp(request, closingOf(await loadFamily(request, record.id)), current, newsletter.version)
      await closeAccount('/login?closed')
    } catch (error) {
      setProblem(accountProblem(error).message)
      setBusy(false)
    }
  }
  return (
    <>
      <WhatHappens closing={closingOf(loaded)} />
      {problem && <FormMessage>{problem}</FormMessage>}
      <Checkbox
        label="I understand that this cannot be undone."
        checked={isSure}
        onChange={({ currentTarget }) => setSure(currentTarget.checked)}
      />
      <div className={styles.foot}>
        <button
          type="button"
          className={`button ${family.harmful}`}
          disabled={!isSure || isBusy}
          onClick={close}
        >
          {isBusy ? 'Closing account...' : 'Close my account'}
        </button>
        <button type="button" className="button quiet-button" onClick={onKeep} disabled={isBusy}>
          Keep my account
        </button>
      </div>
    </>
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

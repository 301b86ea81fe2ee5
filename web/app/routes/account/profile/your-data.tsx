import { clubDay } from '@touchline/domain/club-clock.ts'
import { useState } from 'react'
import type { Row } from '../../../data/row.ts'
import { openTabSession } from '../../../session/tab-session.ts'
import { accountProblem } from '../account-problem.ts'
import { gatherData } from './gather-data.ts'
import styles from './profile.module.css'
import { SectionCard } from './section-card.tsx'

/** Theirs to take along, in a form that programs read too. */
export function YourData({ record }: { record: Row }) {
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState('')
  const download = async () => {
    setBusy(true)
    setOutcome('')
    try {
      const { request } = await openTabSession()
      const now = new Date()
      const data = await gatherData(request, { id: record.id, email: String(record.email) }, now)
      save(`pmfc-my-data-${clubDay(now)}.json`, JSON.stringify(data, null, 2))
      setOutcome('The file is in your downloads.')
    } catch (error) {
      setOutcome(accountProblem(error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <SectionCard title="Your data">
      <p>
        Everything the club keeps about you and your players, registrations, orders and what you agreed to, in
        one file.
      </p>
      <div className={styles.foot}>
        <button type="button" className="button quiet-button" onClick={download} disabled={isBusy}>
          {isBusy ? 'Gathering...' : 'Download my data'}
        </button>
        <p role="status">{outcome}</p>
      </div>
    </SectionCard>
  )
}

function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}

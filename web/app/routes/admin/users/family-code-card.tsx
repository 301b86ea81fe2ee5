import { hasEmail } from '@touchline/domain/walk-ins/walk-in.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useChange } from '../../../area/area-data.tsx'
import { datedMoment } from '../../../club/day-words.ts'
import { endFamilyCode } from '../../../desk/family-code.ts'
import type { PersonDetails } from '../../../desk/people-lines.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip, type ChipWords } from '../../../ui/chip.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'

const STATES: Record<'OPEN' | 'USED' | 'ENDED', ChipWords> = {
  OPEN: { tone: 'wait', children: 'Code printed' },
  USED: { tone: 'good', children: 'Taken over' },
  ENDED: { tone: 'quiet', children: 'Code ended' },
}

/** Whether a family without an email has claimed its record, and a new code for it (P-17). */
export function FamilyCodeCard({ person }: { person: PersonDetails }) {
  const [isEnding, setEnding] = useState(false)
  const end = useChange((request) => endFamilyCode(request, person.id))
  const { familyCode: code } = person
  const isWithout = !hasEmail(person.email)
  if (!isWithout && !code) return null
  return (
    <section className={ui.card} aria-label="Walk-in family">
      <div className={ui.between}>
        <h2>Walk-in family</h2>
        {code && <Chip {...STATES[code.state]} />}
      </div>
      {code?.state === 'USED' && code.usedAt && (
        <p>They took over their record with the code on {datedMoment(code.usedAt)}.</p>
      )}
      {code?.state === 'OPEN' && (
        <p>
          Printed on {datedMoment(code.madeAt)} by {code.madeBy}. It works until {datedMoment(code.endsAt)}.
        </p>
      )}
      {isWithout && code?.state !== 'OPEN' && <p>There’s no active code. Print one when they ask.</p>}
      {isWithout && (
        <div className={ui.actions}>
          <Link className="small-button" to={`/admin/walk-in/${person.id}`}>
            Confirmation and code
          </Link>
          {code?.state === 'OPEN' && (
            <Button kind="small" onClick={() => setEnding(true)}>
              End the code
            </Button>
          )}
        </div>
      )}
      {isEnding && (
        <ConfirmDialog
          title="End the code"
          confirm="End the code"
          busy="One moment..."
          keep="Back"
          isHarmful
          onConfirm={async () => {
            await end.mutateAsync(undefined)
            notify('The code no longer works.')
          }}
          onClose={() => setEnding(false)}
        >
          <p>The code on their paper stops working. You can print a new one at any time.</p>
        </ConfirmDialog>
      )}
    </section>
  )
}

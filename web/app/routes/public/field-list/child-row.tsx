import type { AttendanceState } from '@touchline/domain/field-day/field-day.ts'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import styles from './field-list.module.css'
import type { FieldChild } from './kept-list.ts'

interface RowProps {
  token: string
  child: FieldChild
  readsNotes: boolean
  onMark: (state: AttendanceState | null) => void
}

const MARKS: [state: AttendanceState, name: string][] = [
  ['HERE', 'Here'],
  ['AWAY', 'Away'],
]

/** A name and two big buttons; tapping a mark again removes it. */
export function ChildRow({ token, child, readsNotes, onMark }: RowProps) {
  const { name, group, state, isAbsent, isOnHold, hasNotes, hasPhone } = child
  return (
    <li className={styles.child}>
      <div className={styles.line}>
        <span className={styles.name}>
          <strong>{name}</strong> {group && <span className="quiet small">{group}</span>}
        </span>
        <span className={styles.marks}>
          {MARKS.map(([value, word]) => (
            <Button
              key={value}
              kind="small"
              className={styles.mark}
              aria-pressed={state === value}
              aria-label={`${name}: ${word.toLowerCase()}`}
              onClick={() => onMark(state === value ? null : value)}
            >
              {word}
            </Button>
          ))}
        </span>
      </div>
      {isAbsent && <p className={styles.hint}>The family says they can’t come today.</p>}
      {isOnHold && <p className={styles.hint}>On hold: please ask the desk before they train.</p>}
      {hasNotes && !readsNotes && <p className={styles.hint}>Has health notes. Ask the desk for them.</p>}
      {(hasPhone || (hasNotes && readsNotes)) && <Care token={token} child={child} />}
    </li>
  )
}

interface CareAnswer {
  contact: string | null
  phone: string | null
  notes: string | null
}

/** Loaded for one child at a time and never stored; the family can read that it was viewed. */
function Care({ token, child: { id, name } }: Pick<RowProps, 'token' | 'child'>) {
  const [care, setCare] = useState<CareAnswer | 'BUSY' | 'LOST' | null>(null)
  const look = async () => {
    setCare('BUSY')
    setCare(await loadCare(token, id))
  }
  if (care === null || care === 'BUSY')
    return (
      <Button kind="plain" isBusy={care === 'BUSY'} onClick={look}>
        In an emergency<span className="visually-hidden">: {name}</span>
      </Button>
    )
  if (care === 'LOST')
    return <p className={styles.hint}>You need to be online for this. Please call the club.</p>
  const { contact, phone, notes } = care
  return (
    <p className={styles.hint}>
      {contact} {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>} {notes}
      {!phone && !notes && 'Nothing on file. The desk can call the family.'}
    </p>
  )
}

async function loadCare(token: string, playerId: string): Promise<CareAnswer | 'LOST'> {
  try {
    const answer = await fetch(`/field-care/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ playerId }),
    })
    return answer.ok ? await answer.json() : 'LOST'
  } catch {
    return 'LOST'
  }
}

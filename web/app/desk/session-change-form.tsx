import { plainWords, problemsByPlace } from '@touchline/domain/complaints.ts'
import { type SessionChange, withChange } from '@touchline/domain/programs/session-on.ts'
import { sessionChange } from '@touchline/domain/seasons/season.ts'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Field, SelectField } from '../ui/form/field.tsx'
import ui from '../ui/ui.module.css'
import type { ProgramOnDay } from './session-changes.ts'
import styles from './session-day.module.css'

export type ChangeKind = Exclude<SessionChange['status'], 'ON'>

const WORDS: Record<ChangeKind, { example: string; button: string }> = {
  CANCELLED: { example: 'The field is closed. See you next time.', button: 'Cancel training' },
  DELAYED: { example: 'The game before ours is running late.', button: 'Save the new time' },
  MOVED: { example: 'We’re on the turf behind the arena.', button: 'Save the new place' },
}

const AT = 'at '

interface FormProps {
  day: string
  kind: ChangeKind
  sessions: readonly ProgramOnDay[]
  /** The changes already made to that day. */
  changes: readonly SessionChange[]
  isBusy: boolean
  onSave: (changes: SessionChange[]) => void
}

/** Which programs, why, and the new time or place. */
export function SessionChangeForm({ day, kind, sessions, changes, isBusy, onSave }: FormProps) {
  const [scope, setScope] = useState('')
  const [typed, setTyped] = useState<Partial<SessionChange>>({})
  const [problems, setProblems] = useState<Record<string, string>>({})
  const chosen = sessions.filter(
    ({ program, place }) => !scope || scope === program.id || scope === AT + place,
  )
  const value = { ...plannedTimes(kind, chosen), ...typed }
  const field = (name: 'note' | 'startTime' | 'endTime' | 'place') => ({
    value: value[name] ?? '',
    error: problems[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: currentTarget.value }),
  })
  const send = () => {
    const { change, wrong } = checked({ ...value, day, status: kind })
    setProblems(wrong)
    const ids = chosen.map(({ program }) => program.id)
    if (change) onSave(withChange(changes, change, ids.length === sessions.length ? [] : ids))
  }
  return (
    <form
      className={ui.section}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {sessions.length > 1 && <Scope scope={scope} sessions={sessions} onChange={setScope} />}
      {kind === 'MOVED' && <Field label="Where" required maxLength={200} {...field('place')} />}
      {kind !== 'CANCELLED' && (
        <div className={styles.pair}>
          <Field label="From" type="time" required {...field('startTime')} />
          <Field label="To" type="time" required {...field('endTime')} />
        </div>
      )}
      <Field
        label="Short note to families"
        required
        maxLength={200}
        placeholder={WORDS[kind].example}
        {...field('note')}
      />
      <div className={ui.actions}>
        <Button type="submit" isBusy={isBusy}>
          {WORDS[kind].button}
        </Button>
      </div>
    </form>
  )
}

interface ScopeProps {
  scope: string
  sessions: readonly ProgramOnDay[]
  onChange: (scope: string) => void
}

const Scope = ({ scope, sessions, onChange }: ScopeProps) => (
  <SelectField
    label="Who"
    required
    value={scope}
    options={scopesOf(sessions)}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)

function scopesOf(sessions: readonly ProgramOnDay[]) {
  const places = [...new Set(sessions.flatMap(({ place }) => place ?? []))]
  return [
    { value: '', label: 'All programs that day' },
    ...(places.length > 1 ? places.map((place) => ({ value: AT + place, label: `All at ${place}` })) : []),
    ...sessions.map(({ program }) => ({ value: program.id, label: program.name })),
  ]
}

/** A session that takes place has hours; the form starts with the planned ones. */
function plannedTimes(kind: ChangeKind, [first]: readonly ProgramOnDay[]): Partial<SessionChange> {
  if (kind === 'CANCELLED') return {}
  return { startTime: first?.startTime ?? '17:00', endTime: first?.endTime ?? '18:30' }
}

function checked(typed: Partial<SessionChange>) {
  const read = sessionChange.safeParse(typed, { error: plainWords })
  const wrong = problemsByPlace(read.error?.issues ?? [])
  if (typed.status === 'MOVED' && !typed.place?.trim()) wrong.place = 'Please say where it’s moving to.'
  if (typed.startTime && typed.endTime && typed.startTime >= typed.endTime)
    wrong.endTime = 'This has to be after the start.'
  return { change: Object.keys(wrong).length === 0 ? read.data : undefined, wrong }
}

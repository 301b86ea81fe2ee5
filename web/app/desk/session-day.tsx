import type { SessionChange } from '@touchline/domain/programs/session-on.ts'
import { dayFrom, timeRange } from '@touchline/domain/words.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useChange } from '../area/area-data.tsx'
import { clubNow } from '../club/club-now.ts'
import { plainProblem } from '../data/plain-problem.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/form/field.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { notify, notifyProblem } from '../ui/toast.tsx'
import ui from '../ui/ui.module.css'
import { type ChangeKind, SessionChangeForm } from './session-change-form.tsx'
import { type ProgramOnDay, saveDay, seasonOfDay, type Training, trainingOn } from './session-changes.ts'
import styles from './session-day.module.css'

const KINDS: [status: ChangeKind, name: string][] = [
  ['CANCELLED', 'Cancelled'],
  ['DELAYED', 'Delayed'],
  ['MOVED', 'Moved'],
]

/** The next training day and the three things that can happen to it; a change shows up everywhere at once (S-18). */
export function SessionDay({ training, next }: { training: Training; next: string }) {
  const today = clubNow().day
  const [day, setDay] = useState(next)
  const [kind, setKind] = useState<ChangeKind | null>(null)
  const sessions = trainingOn(training, day)
  const changes = seasonOfDay(training, day)?.plan.changes.filter((one) => one.day === day) ?? []
  const save = useChange(saveDay)
  const put = (ofDay: readonly SessionChange[], said: string) =>
    save.mutate(
      { day, changes: ofDay },
      {
        onSuccess: () => {
          setKind(null)
          notify(said, { undo: () => save.mutate({ day, changes }) })
        },
        onError: (error) => notifyProblem(plainProblem(error)),
      },
    )
  return (
    <section className={ui.card} aria-labelledby="session-day">
      <div className={ui.between}>
        <h2 id="session-day">Training {day === today ? 'today' : `on ${dayFrom(today, day)}`}</h2>
        <Field
          isShort
          isOptional={false}
          aria-label="Day of training"
          type="date"
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value || day)}
        />
      </div>
      {sessions.length > 0 && <Kinds chosen={kind} onChoose={setKind} />}
      {kind && sessions.length > 0 && (
        <SessionChangeForm
          key={`${day} ${kind}`}
          {...{ day, kind, sessions, changes }}
          isBusy={save.isPending}
          onSave={(ofDay) => put(ofDay, 'Every page and calendar now shows it.')}
        />
      )}
      <Sessions sessions={sessions} />
      {changes.map((change) => (
        <Changed
          key={change.programId ?? ''}
          change={change}
          name={sessions.find(({ program }) => program.id === change.programId)?.program.name}
          isBusy={save.isPending}
          onTakeBack={() =>
            put(
              changes.filter((one) => one !== change),
              'Back to the regular plan.',
            )
          }
        />
      ))}
    </section>
  )
}

function Sessions({ sessions }: { sessions: ProgramOnDay[] }) {
  if (sessions.length === 0) return <p className="quiet">No training that day.</p>
  return (
    <ul className="plain-list">
      {sessions.map(({ program, startTime, endTime, place, status }) => (
        <li key={program.id} className={styles.session}>
          <span>
            <Link to={`/admin/programs/${program.id}`}>{program.name}</Link>{' '}
            <span className="quiet">
              {[startTime && endTime && timeRange(startTime, endTime), place].filter(Boolean).join(', ')}
            </span>
          </span>
          <StatusChip state={status} />
        </li>
      ))}
    </ul>
  )
}

interface KindsProps {
  chosen: ChangeKind | null
  onChoose: (kind: ChangeKind | null) => void
}

const Kinds = ({ chosen, onChoose }: KindsProps) => (
  <div className={styles.kinds}>
    {KINDS.map(([status, name]) => (
      <Button
        key={status}
        kind="quiet"
        aria-expanded={chosen === status}
        onClick={() => onChoose(chosen === status ? null : status)}
      >
        {name}
      </Button>
    ))}
  </div>
)

interface ChangedProps {
  change: SessionChange
  /** The name of its program; undefined for a change that applies to all of them. */
  name: string | undefined
  isBusy: boolean
  onTakeBack: () => void
}

const Changed = ({ change, name, isBusy, onTakeBack }: ChangedProps) => (
  <div className={`${ui.notice} ${ui.section}`}>
    <p>
      <strong>{name ?? 'All programs'}:</strong> {change.note}
    </p>
    <div className={ui.actions}>
      <Link
        className="small-button"
        to={`/admin/email/new?${new URLSearchParams({ session: JSON.stringify(change) })}`}
      >
        Email families
      </Link>
      <Button kind="small" isBusy={isBusy} onClick={onTakeBack}>
        {change.status === 'ON' ? 'Remove the note' : 'Undo this change'}
      </Button>
    </div>
  </div>
)

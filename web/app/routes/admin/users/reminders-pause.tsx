import { addDays } from '@touchline/domain/calendar-day.ts'
import { dayFrom } from '@touchline/domain/words.ts'
import { useState } from 'react'
import { clubNow } from '../../../club/club-now.ts'
import { plainProblem } from '../../../data/plain-problem.ts'
import { type Pause, usePauseReminders } from '../../../money/ledger.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { notify, notifyProblem } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'

interface RemindersPauseProps {
  pause: Pause | null
  userId: string
}

/** Whether the family gets reminders of what it owes, and how to agree on a pause (B-16). */
export function RemindersPause({ pause, userId }: RemindersPauseProps) {
  const [isAsking, setAsking] = useState(false)
  const change = usePauseReminders()
  const today = clubNow().day
  const resume = () =>
    change.mutateAsync({ userId }).then(
      () => notify('Reminders go out again.'),
      (error) => notifyProblem(plainProblem(error)),
    )
  const isPaused = pause !== null && pause.until >= today
  return (
    <span className={ui.actions}>
      {isPaused ? `Paused until ${dayFrom(today, pause.until)}: ${pause.reason}` : 'As set by the club'}
      {isPaused ? (
        <Button kind="small" isBusy={change.isPending} onClick={resume}>
          Resume
        </Button>
      ) : (
        <Button kind="small" onClick={() => setAsking(true)}>
          Pause...
        </Button>
      )}
      {isAsking && <PauseDialog userId={userId} today={today} onClose={() => setAsking(false)} />}
    </span>
  )
}

interface PauseDialogProps {
  userId: string
  today: string
  onClose: () => void
}

function PauseDialog({ userId, today, onClose }: PauseDialogProps) {
  const [until, setUntil] = useState(addDays(today, 30))
  const change = usePauseReminders()
  const pause = async (reason: string) => {
    await change.mutateAsync({ userId, until, reason })
    notify(`No reminders until ${dayFrom(today, until)}.`)
  }
  return (
    <ReasonDialog
      title="Pause payment reminders"
      hint="The family can read it."
      confirm="Pause them"
      onConfirm={pause}
      onClose={onClose}
    >
      <Field
        label="Until"
        type="date"
        hint="Including that day."
        min={today}
        required
        isShort
        value={until}
        onChange={({ currentTarget }) => setUntil(currentTarget.value)}
      />
    </ReasonDialog>
  )
}

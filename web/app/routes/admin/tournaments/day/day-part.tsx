import { rundownProblems } from '@touchline/domain/tournament/day/check-rundown.ts'
import { withDone } from '@touchline/domain/tournament/day/on-the-day.ts'
import { sampleRundown } from '@touchline/domain/tournament/day/sample-rundown.ts'
import { momentName } from '@touchline/domain/tournament/plan/moment.ts'
import type { Plan, RundownItem } from '@touchline/domain/tournament/plan/plan.ts'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { notifyProblem } from '../../../../ui/toast.tsx'
import ui from '../../../../ui/ui.module.css'
import type { PartProps, PublishingProps } from '../part-props.ts'
import styles from '../tournament.module.css'
import { useAtOnce } from '../use-at-once.ts'
import { ClosePitchDialog } from './close-pitch-dialog.tsx'
import { ItemDialog } from './item-dialog.tsx'
import { momentOnDay } from './moment-on-day.ts'
import { ShiftDialog } from './shift-dialog.tsx'
import { WeatherForm } from './weather-form.tsx'

type Open = { kind: 'ITEM'; item: RundownItem | null } | { kind: 'SHIFT'; from: string } | { kind: 'CLOSE' }

/** The day itself: the rundown, "10 minutes later from here", closed pitches, the weather. */
export function DayPart({ tournament, draft, onCalls }: PublishingProps) {
  const [open, setOpen] = useState<Open | null>(null)
  const { plan } = draft
  const now = momentOnDay(plan)
  /** On the day itself, it runs late from now on. */
  const late = now ?? plan.slots.map(({ start }) => start).sort()[0]
  const props = { tournament, draft, onCalls, onClose: () => setOpen(null) }
  return (
    <>
      <div className={ui.actions}>
        <Button onClick={() => setOpen({ kind: 'ITEM', item: null })}>Add to the rundown</Button>
        <Button kind="small" disabled={!late} onClick={() => late && setOpen({ kind: 'SHIFT', from: late })}>
          Running late
        </Button>
        <Button kind="small" disabled={plan.pitches.length === 0} onClick={() => setOpen({ kind: 'CLOSE' })}>
          Close a pitch
        </Button>
      </div>
      <RundownProblems plan={plan} />
      <WeatherForm key={plan.weather.message + plan.weather.state} tournament={tournament} draft={draft} />
      {plan.rundown.length === 0 ? (
        <EmptyRundown tournament={tournament} draft={draft} />
      ) : (
        <Rundown tournament={tournament} draft={draft} onOpen={setOpen} />
      )}
      {open?.kind === 'ITEM' && <ItemDialog {...props} item={open.item} />}
      {open?.kind === 'SHIFT' && <ShiftDialog {...props} from={open.from} now={now} />}
      {open?.kind === 'CLOSE' && <ClosePitchDialog {...props} now={now} />}
    </>
  )
}

/** Where the rundown and the schedule disagree (T-30). */
function RundownProblems({ plan }: { plan: Plan }) {
  const problems = rundownProblems(plan)
  if (problems.length === 0) return null
  return (
    <section className={ui.card} aria-labelledby="rundown-problems">
      <h2 id="rundown-problems">The rundown doesn’t fit the schedule</h2>
      <ul className={ui.bullets}>
        {problems.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}

function EmptyRundown({ tournament, draft }: PartProps) {
  const startFromUsual = () =>
    draft.change(
      { ...draft.plan, rundown: sampleRundown(tournament.date, draft.plan) },
      'Usual day added. Adjust it to fit.',
    )
  return (
    <EmptyState
      title="The rundown is empty"
      action={
        <Button kind="small" onClick={startFromUsual}>
          Start from a usual day
        </Button>
      }
    >
      Set-up, welcome, medals: everything besides the matches, and who’s in charge.
    </EmptyState>
  )
}

interface RundownProps extends PartProps {
  onOpen: (open: Open) => void
}

function Rundown({ tournament, draft, onOpen }: RundownProps) {
  const { plan } = draft
  const atOnce = useAtOnce(tournament.slug)
  /** Ticks off a published item for everybody at once, and an unpublished one in the draft. */
  const done = async ({ id, done: was }: RundownItem) => {
    if (!tournament.published?.rundown.some((item) => item.id === id))
      return draft.change(withDone(plan, id, !was))
    const refused = await atOnce('put', `rundown/${id}`, { done: !was })
    if (refused) notifyProblem(refused)
  }
  return (
    <ol className={`plain-list ${styles.rundown}`} aria-label="Rundown">
      {plan.rundown
        .toSorted((a, b) => (a.start < b.start ? -1 : 1))
        .map((item) => (
          <li key={item.id}>
            <strong>{momentName(item.start)}</strong>
            <span>
              <Button kind="plain" onClick={() => onOpen({ kind: 'ITEM', item })}>
                {item.title}
              </Button>
              <span className="quiet small">
                {item.minutes} min{item.owner && ` · ${item.owner}`}
                {item.fixed && ' · fixed time'}
              </span>
            </span>
            {item.done && <Chip tone="good">Done</Chip>}
            <span className={ui.actions}>
              <Button kind="small" onClick={() => onOpen({ kind: 'SHIFT', from: item.start })}>
                +10 minutes from here<span className="visually-hidden">, {item.title}</span>
              </Button>
              <Button kind="small" onClick={() => done(item)}>
                {item.done ? 'Mark as not done' : 'Mark done'}
                <span className="visually-hidden">, {item.title}</span>
              </Button>
            </span>
          </li>
        ))}
    </ol>
  )
}

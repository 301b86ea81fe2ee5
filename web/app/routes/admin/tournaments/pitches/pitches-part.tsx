import { momentName } from '@touchline/domain/tournament/plan/moment.ts'
import type { Pitch, Plan, Slot } from '@touchline/domain/tournament/plan/plan.ts'
import { metresApart } from '@touchline/domain/tournament/plan/score.ts'
import { listOf } from '@touchline/domain/words.ts'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { OpenCard } from '../../../../ui/open-card.tsx'
import ui from '../../../../ui/ui.module.css'
import type { PartProps } from '../part-props.ts'
import styles from '../tournament.module.css'
import { PauseDialog } from './pause-dialog.tsx'
import { PitchDialog } from './pitch-dialog.tsx'
import { TimesDialog } from './times-dialog.tsx'

type Open = { kind: 'PITCH'; pitch: Pitch | null } | { kind: 'TIMES' } | { kind: 'PAUSE'; slot: Slot | null }

/** Where and when: pitches and what they share, slots for matches, and breaks for everybody. */
export function PitchesPart({ tournament, draft }: PartProps) {
  const [open, setOpen] = useState<Open | null>(null)
  const { plan } = draft
  const props = { tournament, draft, onClose: () => setOpen(null) }
  return (
    <>
      <div className={ui.actions}>
        <Button onClick={() => setOpen({ kind: 'PITCH', pitch: null })}>Add a pitch</Button>
        <Button kind="small" onClick={() => setOpen({ kind: 'TIMES' })} disabled={plan.pitches.length === 0}>
          Set times
        </Button>
        <Button kind="small" onClick={() => setOpen({ kind: 'PAUSE', slot: null })}>
          Add a break
        </Button>
      </div>
      {plan.pitches.length === 0 ? (
        <EmptyState title="No pitches yet" action={null}>
          One 100 × 64 m turf holds four 7v7 pitches, six 5v5 or eight 3v3.
        </EmptyState>
      ) : (
        <PitchList plan={plan} onOpen={(pitch) => setOpen({ kind: 'PITCH', pitch })} />
      )}
      <Pauses slots={plan.slots} onOpen={(slot) => setOpen({ kind: 'PAUSE', slot })} />
      {open?.kind === 'PITCH' && <PitchDialog {...props} pitch={open.pitch} />}
      {open?.kind === 'TIMES' && <TimesDialog {...props} />}
      {open?.kind === 'PAUSE' && <PauseDialog {...props} slot={open.slot} />}
    </>
  )
}

function PitchList({ plan, onOpen }: { plan: Plan; onOpen: (pitch: Pitch) => void }) {
  return (
    <ul className={`plain-list ${styles.teams}`} aria-label="Pitches">
      {plan.pitches.map((pitch) => (
        <li key={pitch.id}>
          <OpenCard onOpen={() => onOpen(pitch)}>
            <strong>
              {pitch.name} · {pitch.type}
            </strong>
            <span className="quiet small">{timesOf(plan.slots, pitch)}</span>
            {pitch.overlaps.length > 0 && (
              <span className="quiet small">shares turf with {namesOf(plan.pitches, pitch.overlaps)}</span>
            )}
            <span className="quiet small">{walkOf(plan.pitches, pitch)}</span>
          </OpenCard>
        </li>
      ))}
    </ul>
  )
}

function Pauses({ slots, onOpen }: { slots: readonly Slot[]; onOpen: (slot: Slot) => void }) {
  const pauses = slots.filter(({ kind }) => kind === 'MEAL' || kind === 'CEREMONY')
  if (pauses.length === 0) return null
  return (
    <section className={ui.card} aria-labelledby="pauses">
      <h2 id="pauses">Breaks</h2>
      <ul className={`plain-list ${styles.teams}`}>
        {pauses.map((slot) => (
          <li key={slot.id}>
            <OpenCard onOpen={() => onOpen(slot)}>
              <strong>{slot.kind === 'MEAL' ? 'Meal' : 'Ceremony'}</strong>
              <span className="quiet small">
                {momentName(slot.start)} to {momentName(slot.end)}
                {slot.fixed && ', fixed time'}
              </span>
            </OpenCard>
          </li>
        ))}
      </ul>
    </section>
  )
}

function timesOf(slots: readonly Slot[], { id }: Pitch): string {
  const own = slots
    .filter(({ pitchId, kind }) => pitchId === id && kind === 'PLAY')
    .map(({ start, end }) => [start, end])
  const [first] = own.toSorted()
  const last = own.toSorted().at(-1)
  if (!first || !last) return 'no times yet'
  return `${own.length} slots, ${momentName(first[0] as string)} to ${momentName(last[1] as string)}`
}

const namesOf = (pitches: readonly Pitch[], ids: readonly string[]) =>
  listOf(
    pitches.filter(({ id }) => ids.includes(id)).map(({ name }) => name),
    'and',
  )

/** The longest walk from this pitch, by the map. */
function walkOf(pitches: readonly Pitch[], pitch: Pitch): string {
  const far = pitches
    .filter(({ id }) => id !== pitch.id)
    .map((other) => ({ name: other.name, metres: Math.round(metresApart(pitch, other)) }))
    .sort((a, b) => b.metres - a.metres)[0]
  return far && far.metres > 0 ? `${far.metres} m to ${far.name}, the farthest` : ''
}

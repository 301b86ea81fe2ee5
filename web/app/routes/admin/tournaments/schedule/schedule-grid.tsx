import { dayOfMoment, momentName } from '@touchline/domain/tournament/plan/moment.ts'
import type { Match, Slot } from '@touchline/domain/tournament/plan/plan.ts'
import { indexPlan } from '@touchline/domain/tournament/plan/plan-index.ts'
import { checkMove } from '@touchline/domain/tournament/validate/check-change.ts'
import type { Violation } from '@touchline/domain/tournament/validate/violation.ts'
import { dayName } from '@touchline/domain/words.ts'
import { type KeyboardEvent, useRef, useState } from 'react'
import { ScrollRegion } from '../../../../tournament/scroll-region.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import ui from '../../../../ui/ui.module.css'
import styles from '../tournament.module.css'
import type { PlanDraft } from '../use-plan-draft.ts'
import { MatchTile } from './match-tile.tsx'
import { matchTitle, slotName } from './match-words.ts'
import { type TilePlace, tileAfter } from './tile-steps.ts'

interface Hover {
  slotId: string
  broken: Violation[]
}

interface GridProps {
  draft: PlanDraft
  onOpen: (match: Match) => void
}

/** Pitches across, times down. A match is dragged to another slot, or opened and moved from there. */
export function ScheduleGrid({ draft, onOpen }: GridProps) {
  const { plan, violations, change } = draft
  const index = indexPlan(plan)
  const dragged = useRef<string | null>(null)
  const checks = useRef(new Map<string, Violation[]>())
  const [hover, setHover] = useState<Hover | null>(null)
  const [stop, setStop] = useState<string | null>(null)
  const [asked, setAsked] = useState<{ matchId: string; hover: Hover } | null>(null)
  const broken = new Set(violations.flatMap(({ matchIds }) => matchIds))
  const matchAt = new Map(
    plan.matches.filter(({ status }) => status !== 'POSTPONED').map((match) => [match.slotId, match]),
  )
  const playing = plan.slots.filter(({ kind, id }) => kind === 'PLAY' || matchAt.has(id))
  const days = [...new Set(playing.map(({ start }) => dayOfMoment(start)))].sort()

  const tiles = tilesOf(playing, plan.pitches, matchAt)
  const stopId = tiles.some(({ id }) => id === stop) ? stop : tiles[0]?.id
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const from = (event.target as HTMLElement).dataset.tile
    const to = from && tileAfter(tiles, from, event.key)
    if (!to) return
    event.preventDefault()
    event.currentTarget.ownerDocument.querySelector<HTMLElement>(`[data-tile="${to}"]`)?.focus()
  }

  const checkOf = (matchId: string, slotId: string) => {
    const known = checks.current.get(slotId) ?? checkMove(plan, { matchId, slotId }).broken
    checks.current.set(slotId, known)
    return { slotId, broken: known }
  }
  const move = (matchId: string, slotId: string) => {
    const words = `${matchTitle(index, index.match(matchId))} moved to ${slotName(index, slotId)}.`
    change(checkMove(plan, { matchId, slotId }).plan, words)
  }
  const drop = (slotId: string) => {
    const matchId = dragged.current
    setHover(null)
    if (matchId === null || index.match(matchId).slotId === slotId) return
    const checked = checkOf(matchId, slotId)
    if (checked.broken.length === 0) move(matchId, slotId)
    else setAsked({ matchId, hover: checked })
  }

  const cell = (slot: Slot | undefined, key: string) => {
    if (!slot) return <td key={key} className={styles.noSlot} />
    const match = matchAt.get(slot.id)
    const state = hover?.slotId !== slot.id ? '' : hover.broken.length > 0 ? styles.badDrop : styles.goodDrop
    return (
      <td
        key={key}
        className={state}
        data-slot={slot.id}
        onDragOver={(event) => {
          if (dragged.current === null || slot.kind !== 'PLAY') return
          event.preventDefault()
          if (hover?.slotId !== slot.id) setHover(checkOf(dragged.current, slot.id))
        }}
        onDrop={(event) => {
          event.preventDefault()
          drop(slot.id)
        }}
      >
        {match ? (
          <MatchTile
            index={index}
            match={match}
            isBroken={broken.has(match.id)}
            isStop={match.id === stopId}
            onFocus={() => setStop(match.id)}
            onOpen={() => onOpen(match)}
            onDragStart={() => {
              dragged.current = match.id
              checks.current = new Map()
            }}
            onDragEnd={() => {
              dragged.current = null
              setHover(null)
            }}
          />
        ) : (
          <span className="quiet small">free</span>
        )}
      </td>
    )
  }

  return (
    <>
      <p
        className={styles.hint}
        role="status"
        data-clash={hover !== null && hover.broken.length > 0 ? '' : undefined}
      >
        {hover === null
          ? 'Drag a match to another slot, or go to it with the arrow keys and open it with Enter to move it.'
          : hover.broken.length === 0
            ? `${slotName(index, hover.slotId)}: no conflicts.`
            : hover.broken.map(({ text }) => text).join(' · ')}
      </p>
      {days.map((day) => {
        const onDay = playing.filter(({ start }) => dayOfMoment(start) === day)
        const times = [...new Set(onDay.map(({ start }) => start))].sort()
        return (
          <ScrollRegion key={day} label={`Schedule of ${dayName(day)}`}>
            <table className={styles.grid} onKeyDown={step}>
              <caption className="visually-hidden">{dayName(day)}: pitches across, times down</caption>
              <thead>
                <tr>
                  <th scope="col">Time</th>
                  {plan.pitches.map(({ id, name, type }) => (
                    <th key={id} scope="col">
                      {name} <span className="quiet small">{type}</span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {times.map((start) => (
                  <tr key={start}>
                    <th scope="row">{momentName(start)}</th>
                    {plan.pitches.map(({ id }) =>
                      cell(
                        onDay.find((slot) => slot.start === start && slot.pitchId === id),
                        id,
                      ),
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        )
      })}
      {asked && (
        <ConfirmDialog
          title={`${matchTitle(index, index.match(asked.matchId))} to ${slotName(index, asked.hover.slotId)}`}
          confirm="Move it anyway"
          busy="Moving..."
          keep="Leave it where it is"
          isHarmful
          onConfirm={async () => move(asked.matchId, asked.hover.slotId)}
          onClose={() => setAsked(null)}
        >
          <p>This would break:</p>
          <ul className={ui.bullets}>
            {asked.hover.broken.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </>
  )
}

/** The matches by row and column, over all days, in the order in which they are read. */
function tilesOf(
  slots: readonly Slot[],
  pitches: readonly { id: string }[],
  matchAt: ReadonlyMap<string | null, Match>,
): TilePlace[] {
  const rows = [...new Set(slots.map(({ start }) => start))].sort()
  return slots
    .flatMap(({ id, start, pitchId }) => {
      const match = matchAt.get(id)
      const column = pitches.findIndex((pitch) => pitch.id === pitchId)
      return match ? [{ id: match.id, row: rows.indexOf(start), column }] : []
    })
    .sort((a, b) => a.row - b.row || a.column - b.column)
}

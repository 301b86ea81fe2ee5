import { dayOfMoment, momentName } from '@touchline/domain/tournament/plan/moment.ts'
import type { Match, Plan, Slot } from '@touchline/domain/tournament/plan/plan.ts'
import { indexPlan, type PlanIndex } from '@touchline/domain/tournament/plan/plan-index.ts'
import { dayName } from '@touchline/domain/words.ts'
import { type KeyboardEvent, useState } from 'react'
import { ScrollRegion } from '../../../../tournament/scroll-region.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import ui from '../../../../ui/ui.module.css'
import styles from '../tournament.module.css'
import type { PlanDraft } from '../use-plan-draft.ts'
import { MatchTile } from './match-tile.tsx'
import { matchTitle, slotName } from './match-words.ts'
import { type TilePlace, tileAfter } from './tile-steps.ts'
import { type Drop, type Moves, useMoves } from './use-moves.ts'

/** Pitches in columns, times in rows. A match is dragged to another slot, or opened and moved from there. */
export function ScheduleGrid({ draft, onOpen }: { draft: PlanDraft; onOpen: (match: Match) => void }) {
  const { plan, violations } = draft
  const index = indexPlan(plan)
  const moves = useMoves(draft, index)
  const [stop, setStop] = useState<string | null>(null)
  const matchAt = new Map(
    plan.matches.filter(({ status }) => status !== 'POSTPONED').map((match) => [match.slotId, match]),
  )
  const playing = plan.slots.filter(({ kind, id }) => kind === 'PLAY' || matchAt.has(id))
  const days = [...new Set(playing.map(({ start }) => dayOfMoment(start)))].sort()
  const tiles = tilesOf(playing, plan.pitches, matchAt)
  const grid: Grid = {
    index,
    moves,
    matchAt,
    tiles,
    broken: new Set(violations.flatMap(({ matchIds }) => matchIds)),
    stop: tiles.find(({ id }) => id === stop)?.id ?? tiles[0]?.id,
    onStop: setStop,
    onOpen,
  }
  return (
    <>
      <DropHint index={index} hover={moves.hover} />
      {days.map((day) => (
        <DayTable
          key={day}
          day={day}
          pitches={plan.pitches}
          slots={playing.filter(({ start }) => dayOfMoment(start) === day)}
          grid={grid}
        />
      ))}
      {moves.asked && <ClashDialog index={index} moves={moves} asked={moves.asked} />}
    </>
  )
}

interface Grid {
  index: PlanIndex
  moves: Moves
  matchAt: ReadonlyMap<string | null, Match>
  tiles: TilePlace[]
  /** The matches that break a rule in their current slot. */
  broken: ReadonlySet<string>
  /** The one match that the Tab key stops at; the arrow keys lead on from there. */
  stop: string | undefined
  onStop: (matchId: string) => void
  onOpen: (match: Match) => void
}

function DropHint({ index, hover }: { index: PlanIndex; hover: Drop | null }) {
  const isClash = hover !== null && hover.broken.length > 0
  return (
    <p className={styles.hint} role="status" data-clash={isClash ? '' : undefined}>
      {hover === null
        ? 'Drag a match to another slot, or select it with the arrow keys and press Enter to move it.'
        : isClash
          ? hover.broken.map(({ text }) => text).join(' · ')
          : `${slotName(index, hover.slotId)}: no conflicts.`}
    </p>
  )
}

interface DayTableProps {
  day: string
  pitches: Plan['pitches']
  slots: Slot[]
  grid: Grid
}

function DayTable({ day, pitches, slots, grid }: DayTableProps) {
  const times = [...new Set(slots.map(({ start }) => start))].sort()
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const from = (event.target as HTMLElement).dataset.tile
    const to = from && tileAfter(grid.tiles, from, event.key)
    if (!to) return
    event.preventDefault()
    event.currentTarget.ownerDocument.querySelector<HTMLElement>(`[data-tile="${to}"]`)?.focus()
  }
  return (
    <ScrollRegion label={`Schedule of ${dayName(day)}`}>
      <table className={styles.grid} onKeyDown={step}>
        <caption className="visually-hidden">{dayName(day)}: pitches across, times down</caption>
        <thead>
          <tr>
            <th scope="col">Time</th>
            {pitches.map(({ id, name, type }) => (
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
              {pitches.map(({ id }) => {
                const slot = slots.find((one) => one.start === start && one.pitchId === id)
                return slot ? (
                  <SlotCell key={id} slot={slot} grid={grid} />
                ) : (
                  <td key={id} className={styles.noSlot} />
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function SlotCell({ slot, grid }: { slot: Slot; grid: Grid }) {
  const { index, moves, broken, stop, onStop, onOpen } = grid
  const match = grid.matchAt.get(slot.id)
  const { hover } = moves
  const state = hover?.slotId !== slot.id ? '' : hover.broken.length > 0 ? styles.badDrop : styles.goodDrop
  return (
    <td
      className={state}
      data-slot={slot.id}
      onDragOver={(event) => {
        if (moves.isOver(slot)) event.preventDefault()
      }}
      onDrop={(event) => {
        event.preventDefault()
        moves.drop(slot.id)
      }}
    >
      {match ? (
        <MatchTile
          index={index}
          match={match}
          isBroken={broken.has(match.id)}
          isStop={match.id === stop}
          onFocus={() => onStop(match.id)}
          onOpen={() => onOpen(match)}
          onDragStart={() => moves.lift(match.id)}
          onDragEnd={moves.letGo}
        />
      ) : (
        <span className="quiet small">free</span>
      )}
    </td>
  )
}

function ClashDialog({ index, moves, asked }: { index: PlanIndex; moves: Moves; asked: Drop }) {
  return (
    <ConfirmDialog
      title={`${matchTitle(index, index.match(asked.matchId))} to ${slotName(index, asked.slotId)}`}
      confirm="Move it anyway"
      busy="Moving..."
      keep="Leave it where it is"
      isHarmful
      onConfirm={async () => moves.move(asked)}
      onClose={moves.answered}
    >
      <p>This would break:</p>
      <ul className={ui.bullets}>
        {asked.broken.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}

/** The matches by row and column over all days, in reading order. */
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

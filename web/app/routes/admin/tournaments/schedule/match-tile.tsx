import { divisionName } from '@touchline/domain/tournament/plan/division.ts'
import type { Match } from '@touchline/domain/tournament/plan/plan.ts'
import type { PlanIndex } from '@touchline/domain/tournament/plan/plan-index.ts'
import { matchName, sideName } from '@touchline/domain/tournament/plan/sides.ts'
import { hasResult } from '@touchline/domain/tournament/play/enter-result.ts'
import styles from '../tournament.module.css'
import { leaderOf } from './match-words.ts'

interface MatchTileProps {
  index: PlanIndex
  match: Match
  isBroken: boolean
  /** The tile that the Tab key reaches; the arrow keys lead to the others. */
  isStop: boolean
  onFocus: () => void
  onOpen: () => void
  onDragStart: () => void
  onDragEnd: () => void
}

/** A match in the grid; once played, it cannot be moved. */
export function MatchTile({
  index,
  match,
  isBroken,
  isStop,
  onFocus,
  onOpen,
  onDragStart,
  onDragEnd,
}: MatchTileProps) {
  return (
    <button
      type="button"
      className={`${styles.tile} ${isBroken ? styles.brokenTile : ''}`}
      data-tile={match.id}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      draggable={!hasResult(match)}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', match.id)
        event.dataTransfer.effectAllowed = 'move'
        onDragStart()
      }}
      onDragEnd={onDragEnd}
      onClick={onOpen}
    >
      <span className={styles.tileHead}>
        <strong>{matchName(match)}</strong> {divisionName(index.division(match.divisionId))}
        {isBroken && <span> · clash</span>}
      </span>
      <span>{sideName(index, match.home)}</span>
      <span>{sideName(index, match.away)}</span>
      <span className="small">{leaderOf(index.plan, match) || 'no referee'}</span>
    </button>
  )
}

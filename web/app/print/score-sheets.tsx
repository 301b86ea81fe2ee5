import { cutAndStack } from '@touchline/domain/tournament/view/cut-and-stack.ts'
import type { DayView, Game } from '@touchline/domain/tournament/view/day-view.ts'
import styles from './score-card.module.css'
import { ScoreCard } from './score-card.tsx'
import type { SheetContent } from './sheets.tsx'

/** Four small cards or two cards with scores per sheet; each field's pile is in order of time. */
export function scoreSheets(
  day: DayView,
  games: readonly Game[],
  { spares, perSheet: wanted }: { spares: number; perSheet: number },
  addressOf: (game: Game | null) => string,
): SheetContent[] {
  const keeps = new Set(day.divisions.filter(({ recordsResults }) => recordsResults).map(({ id }) => id))
  const place = new Map(day.pitches.map(({ id }, n) => [id, n]))
  const byField = games.toSorted(
    (a, b) => (place.get(a.pitchId ?? '') ?? 0) - (place.get(b.pitchId ?? '') ?? 0),
  )
  const kinds = [
    { keepsResults: false, perSheet: wanted, count: spares },
    { keepsResults: true, perSheet: 2, count: 0 },
  ]
  return kinds.flatMap(({ keepsResults, perSheet, count }) => {
    const own: (Game | null)[] = byField.filter(({ divisionId }) => keeps.has(divisionId) === keepsResults)
    const rows = [...own, ...Array<null>(count).fill(null)]
    return cutAndStack(rows, perSheet).map((cards, n) => ({
      key: `${keepsResults} ${n}`,
      body: (
        <div className={perSheet === 2 ? styles.two : styles.four}>
          {cards.map((game, at) => (
            <ScoreCard
              key={game?.id ?? `spare ${at}`}
              day={day}
              game={game}
              keepsResults={keepsResults}
              address={addressOf(game)}
            />
          ))}
        </div>
      ),
    }))
  })
}

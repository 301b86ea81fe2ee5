import { momentName } from '@touchline/domain/tournament/plan/moment.ts'
import type { DayView, Game } from '@touchline/domain/tournament/view/day-view.ts'
import { gameFilter, wantedGames } from '@touchline/domain/tournament/view/filter-games.ts'
import {
  clashOf,
  freeReferees,
  initialsOf,
  leaderOf,
  refereeDays,
  refereeNeeded,
} from '@touchline/domain/tournament/view/referee-day.ts'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { pageMeta } from '../../page-meta.ts'
import { RefereePaper } from '../../print/referee-paper.tsx'
import { DayBar } from '../../tournament/day-bar.tsx'
import { EventChips } from '../../tournament/event-chips.tsx'
import { FieldGrid } from '../../tournament/field-grid.tsx'
import { GameFilters } from '../../tournament/game-filters.tsx'
import { keepLoaded } from '../../tournament/keep-loaded.ts'
import { loadChosenDay } from '../../tournament/load-chosen-day.ts'
import { NoDay } from '../../tournament/no-day.tsx'
import styles from '../../tournament/tournament.module.css'
import { ChipLinks } from '../../ui/chip-links.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { FieldGames } from './field-games.tsx'
import { RefereeClashes, RefereeCounts } from './referee-counts.tsx'
import { RefereeSlips } from './referee-slips.tsx'

const PATH = '/referee-field-schedule'
const VIEWS = { field: 'By field', referee: 'By referee', grid: 'Grid' } as const

export const loader = ({ context, request }: LoaderFunctionArgs) => loadChosenDay(context, request)

export const shouldRevalidate = keepLoaded

export const meta = pageMeta({
  title: 'Referees and fields',
  description:
    'Who leads which game on which field and when; by field, by referee and as a grid, to look at and to print.',
  path: PATH,
  keywords: 'referees by field, match officials, schedule',
})

export default function RefereeFieldSchedule() {
  const loaded = useLoaderData<typeof loader>()
  const { day } = loaded
  const [params] = useSearchParams()
  if (day === null)
    return (
      <>
        <PageHead title="Referees and fields" />
        <Section id="referees" title="Not out yet">
          <NoDay what="Assignments are out by the Thursday before." />
        </Section>
      </>
    )
  const paper = params.get('print')
  if (paper === 'field' || paper === 'referee') return <RefereePaper day={day} kind={paper} params={params} />
  const view =
    (Object.keys(VIEWS) as (keyof typeof VIEWS)[]).find((one) => one === params.get('view')) ?? 'field'
  const filter = gameFilter(day, params)
  const games = wantedGames(day.games, filter)
  const to = (words: Record<string, string>) =>
    `${PATH}?${new URLSearchParams({ event: day.slug, ...words })}`
  return (
    <>
      <PageHead title="Referees and fields" eyebrow={day.name} lead="Who, where and when.">
        <a className="button" href={to({ print: 'referee' })}>
          Print slips
        </a>
        <a className="button quiet-button" href={to({ print: 'field' })}>
          Print fields
        </a>
      </PageHead>
      <DayBar day={day} />
      <EventChips loaded={loaded} path={PATH} />
      <RefereeClashes day={day} />
      <Section id="referees" title={VIEWS[view]}>
        <div className={styles.actions}>
          <ChipLinks
            label="View"
            chips={Object.entries(VIEWS).map(([name, label]) => ({
              to: to({ view: name }),
              name: label,
              isCurrent: name === view,
            }))}
          />
        </div>
        <GameFilters day={day} filter={filter} path={PATH} kept={{ event: day.slug, view }} />
        {view === 'field' && <FieldGames day={day} games={games} />}
        {view === 'referee' && <RefereeSlips days={refereeDays(day)} only={filter.referee} />}
        {view === 'grid' && <RefereeGrid day={day} games={games} />}
      </Section>
      <RefereeCounts days={refereeDays(day)} />
      <RefereeNeeded day={day} games={refereeNeeded(day)} />
    </>
  )
}

/** Fields by kick-offs, with who leads; a referee who would be at two places at once is marked. */
function RefereeGrid({ day, games }: { day: DayView; games: readonly Game[] }) {
  return (
    <FieldGrid
      day={day}
      games={games}
      cell={(game) => {
        const leader = leaderOf(game)
        return (
          <>
            {game.label}{' '}
            {leader ? (
              <abbr title={leader}>{initialsOf(leader)}</abbr>
            ) : (
              <span className={styles.needed}>Ref needed</span>
            )}
            {clashOf(day, game) && <strong className={styles.needed}> ⚠ Clash (H6)</strong>}
          </>
        )
      }}
    />
  )
}

/** Games without a referee, and who could take them. */
function RefereeNeeded({ day, games }: { day: DayView; games: readonly Game[] }) {
  if (games.length === 0) return null
  return (
    <Section id="needed" title={games.length === 1 ? '1 referee needed' : `${games.length} referees needed`}>
      <ul className={`plain-list ${styles.prose}`}>
        {games.map((game) => {
          const free = freeReferees(day, game).slice(0, 3)
          return (
            <li key={game.id}>
              <strong>
                {game.start && momentName(game.start)}, {game.pitch}, {game.label}
              </strong>
              {free.length > 0
                ? `: ${free.map(({ name }) => name).join(', ')} would be free.`
                : ': nobody is free.'}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

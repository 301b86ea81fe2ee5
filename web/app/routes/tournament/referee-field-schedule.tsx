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
import { addressOf } from '../../languages/site-address.ts'
import { langOf, mixed, written } from '../../languages/written.tsx'
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
import * as shared from '../../tournament/tournament.texts.ts'
import { ChipLinks } from '../../ui/chip-links.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { FieldGames } from './field-games.tsx'
import { RefereeClashes, RefereeCounts } from './referee-counts.tsx'
import { RefereeSlips } from './referee-slips.tsx'
import * as texts from './referees.texts.ts'

const PATH = '/referee-field-schedule'
const VIEWS = { field: texts.byField, referee: texts.byReferee, grid: shared.grid }

export const loader = ({ context, request }: LoaderFunctionArgs) => loadChosenDay(context, request)

export const shouldRevalidate = keepLoaded

export const meta = pageMeta({
  title: texts.fieldsTitle,
  description: texts.fieldsDescription,
  path: PATH,
  keywords: texts.fieldsKeywords,
})

export default function RefereeFieldSchedule() {
  const loaded = useLoaderData<typeof loader>()
  const { day } = loaded
  const [params] = useSearchParams()
  if (day === null)
    return (
      <>
        <PageHead title={texts.fieldsTitle} />
        <Section id="referees" title={texts.notOut}>
          <NoDay what={texts.outByThursdayBefore} />
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
      <PageHead title={texts.fieldsTitle} eyebrow={written(day.name)} lead={texts.whoWhereWhen}>
        <a className="button" href={addressOf(to({ print: 'referee' }))}>
          {texts.printSlips}
        </a>
        <a className="button quiet-button" href={addressOf(to({ print: 'field' }))}>
          {texts.printFields}
        </a>
      </PageHead>
      <DayBar day={day} />
      <EventChips loaded={loaded} path={PATH} />
      <RefereeClashes day={day} />
      <Section id="referees" title={VIEWS[view]}>
        <div className={styles.actions}>
          <ChipLinks
            label={shared.view}
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
              <abbr title={leader} lang={langOf(leader)}>
                {initialsOf(leader)}
              </abbr>
            ) : (
              <span className={styles.needed}>{texts.refNeeded}</span>
            )}
            {clashOf(day, game) && <strong className={styles.needed}>{texts.clashMark}</strong>}
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
    <Section id="needed" title={texts.neededCount(games.length)}>
      <ul className={`plain-list ${styles.prose}`}>
        {games.map((game) => {
          const free = freeReferees(day, game).slice(0, 3)
          return (
            <li key={game.id}>
              <strong>
                {mixed(texts.gameAt(game.start ? momentName(game.start) : '', game.pitch, game.label))}
              </strong>
              {free.length > 0
                ? mixed(texts.areFree(shared.names(free.map(({ name }) => name))))
                : texts.nobodyFree}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

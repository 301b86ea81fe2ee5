import { type DayView, type Game, venueName } from '@touchline/domain/tournament/view/day-view.ts'
import { gameFilter, isFiltered, wantedGames } from '@touchline/domain/tournament/view/filter-games.ts'
import { dayAndYear } from '@touchline/domain/words.ts'
import { useSearchParams } from 'react-router'
import { SiteLink } from '../languages/site-link.tsx'
import { mixed, written } from '../languages/written.tsx'
import { ChipLinks } from '../ui/chip-links.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PrintButton } from '../ui/print-button.tsx'
import { Section } from '../ui/section.tsx'
import { BigScreen } from './big-screen.tsx'
import { changeText } from './change-text.tsx'
import { DayBar } from './day-bar.tsx'
import { FieldGrid } from './field-grid.tsx'
import { GameFilters } from './game-filters.tsx'
import { GameList } from './game-list.tsx'
import { GroupTables } from './group-tables.tsx'
import type { LoadedDay } from './load-day.ts'
import { NoDay } from './no-day.tsx'
import { PitchMap } from './pitch-map.tsx'
import { instantWords } from './revision-words.ts'
import { StateChip } from './state-chip.tsx'
import styles from './tournament.module.css'
import * as texts from './tournament.texts.ts'

interface SchedulePageProps {
  loaded: LoadedDay
  /** The tournament's name, or the page's own title. */
  title: string
  path: string
}

/** The whole day: now and next, filters, the list, the map and the changes. */
export function SchedulePage({ loaded: { day, date, name }, title, path }: SchedulePageProps) {
  const [params] = useSearchParams()
  if (day === null) return <NotDrawn title={title} date={date} name={name} />
  const view = params.get('view')
  if (view === 'screen') return <BigScreen day={day} back={path} />
  const isGrid = view === 'grid'
  const filter = gameFilter(day, params)
  const games = wantedGames(day.games, filter)
  const teamLink = (id: string) => `/team-schedule?event=${day.slug}&team=${id}`
  return (
    <>
      <PageHead
        title={mixed(title)}
        eyebrow={
          <>
            {day.date ? dayAndYear(day.date) : texts.dateFollows}
            {texts.comma}
            {written(day.venue.name)}
          </>
        }
        lead={texts.scheduleLead}
      >
        <SiteLink className="button" to={`/team-schedule?event=${day.slug}`}>
          {texts.followTeam}
        </SiteLink>
        <PrintButton isQuiet>{texts.printList}</PrintButton>
      </PageHead>
      <DayBar day={day} />
      <Section
        id="games"
        title={
          isFiltered(filter) ? texts.gamesOf(games.length, day.games.length) : texts.allGames(games.length)
        }
      >
        <div className={styles.actions}>
          <ChipLinks
            label={texts.view}
            chips={[
              { to: viewLink(params, null), name: texts.list, isCurrent: !isGrid },
              { to: viewLink(params, 'grid'), name: texts.grid, isCurrent: isGrid },
              { to: viewLink(params, 'screen'), name: texts.bigScreen, isCurrent: false },
            ]}
          />
        </div>
        <GameFilters day={day} filter={filter} path={path} kept={isGrid ? { view: 'grid' } : {}} />
        {games.length === 0 && <p>{texts.noGameFits}</p>}
        {games.length > 0 && isGrid && (
          <FieldGrid day={day} games={games} cell={(game) => <GridGame game={game} teamLink={teamLink} />} />
        )}
        {games.length > 0 && !isGrid && <GameList games={games} teamLink={teamLink} />}
      </Section>
      <GroupTables tables={day.tables} />
      <Section id="map" title={texts.pitches} lead={written(venueName(day))}>
        <PitchMap pitches={day.pitches} marked={filter.pitch} label={texts.pitchMap} />
      </Section>
      <ChangeLog changes={day.changes} />
    </>
  )
}

function NotDrawn({ title, date, name }: Pick<LoadedDay, 'date' | 'name'> & { title: string }) {
  return (
    <>
      <PageHead title={mixed(title)} eyebrow={date ? dayAndYear(date) : undefined} />
      <Section id="games" title={texts.notDrawn}>
        <NoDay what={texts.drawIsOut(name ?? texts.anyDay)} />
      </Section>
    </>
  )
}

function ChangeLog({ changes }: Pick<DayView, 'changes'>) {
  return (
    <Section id="log" title={texts.changesTitle}>
      {changes.length === 0 ? (
        <p>{texts.nothingChanged}</p>
      ) : (
        <ul className={`plain-list ${styles.prose}`}>
          {changes.toReversed().map(({ revision, at, text }) => (
            <li key={`${revision} ${text}`}>
              <span className="quiet">{texts.changedIn(revision, instantWords(at))}</span> {changeText(text)}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function viewLink(params: URLSearchParams, view: string | null): string {
  const next = new URLSearchParams(params)
  if (view) next.set('view', view)
  else next.delete('view')
  return `?${next}`
}

function GridGame({ game, teamLink }: { game: Game; teamLink: (id: string) => string }) {
  return (
    <>
      <span className="quiet small">{texts.labelOf(game.label, game.division)}</span>
      {[game.home, game.away].map(({ teamId, name }) => (
        <span key={name} className={styles.gridSide}>
          {teamId ? <SiteLink to={teamLink(teamId)}>{written(name)}</SiteLink> : written(name)}
        </span>
      ))}
      {game.result && <strong>{game.result}</strong>}
      <StateChip status={game.status} />
    </>
  )
}

import { type DayView, type Game, venueName } from '@touchline/domain/tournament/view/day-view.ts'
import { gameFilter, isFiltered, wantedGames } from '@touchline/domain/tournament/view/filter-games.ts'
import { dayAndYear } from '@touchline/domain/words.ts'
import { Link, useSearchParams } from 'react-router'
import { ChipLinks } from '../ui/chip-links.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PrintButton } from '../ui/print-button.tsx'
import { Section } from '../ui/section.tsx'
import { BigScreen } from './big-screen.tsx'
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

interface SchedulePageProps {
  loaded: LoadedDay
  title: string
  path: string
}

/** The whole day for everybody: now and next, filters, the list, the map and what was changed. */
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
        title={title}
        eyebrow={`${day.date ? dayAndYear(day.date) : 'Date follows'}, ${day.venue.name}`}
        lead="Follow your team, your pitch or your referee. The page stays current by itself."
      >
        <Link className="button" to={`/team-schedule?event=${day.slug}`}>
          Follow my team
        </Link>
        <PrintButton isQuiet>Print the list</PrintButton>
      </PageHead>
      <DayBar day={day} />
      <Section
        id="games"
        title={
          isFiltered(filter) ? `${games.length} of ${day.games.length} games` : `All ${games.length} games`
        }
      >
        <div className={styles.actions}>
          <ChipLinks
            label="View"
            chips={[
              { to: viewLink(params, null), name: 'List', isCurrent: !isGrid },
              { to: viewLink(params, 'grid'), name: 'Grid', isCurrent: isGrid },
              { to: viewLink(params, 'screen'), name: 'Big screen', isCurrent: false },
            ]}
          />
        </div>
        <GameFilters day={day} filter={filter} path={path} kept={isGrid ? { view: 'grid' } : {}} />
        {games.length === 0 && <p>No game fits all of that. Choose less, or show everything.</p>}
        {games.length > 0 && isGrid && (
          <FieldGrid day={day} games={games} cell={(game) => <GridGame game={game} teamLink={teamLink} />} />
        )}
        {games.length > 0 && !isGrid && <GameList games={games} teamLink={teamLink} />}
      </Section>
      <GroupTables tables={day.tables} />
      <Section id="map" title="The pitches" lead={venueName(day)}>
        <PitchMap pitches={day.pitches} marked={filter.pitch} label="Map of the pitches" />
      </Section>
      <ChangeLog changes={day.changes} />
    </>
  )
}

function NotDrawn({ title, date, name }: Pick<LoadedDay, 'date' | 'name'> & { title: string }) {
  return (
    <>
      <PageHead title={title} eyebrow={date ? dayAndYear(date) : undefined} />
      <Section id="games" title="Not drawn yet">
        <NoDay
          what={`The draw of ${name ?? 'the day'} is out on the Thursday before. Your team will be here.`}
        />
      </Section>
    </>
  )
}

function ChangeLog({ changes }: Pick<DayView, 'changes'>) {
  return (
    <Section id="log" title="Changes">
      {changes.length === 0 ? (
        <p>Nothing has been changed.</p>
      ) : (
        <ul className={`plain-list ${styles.prose}`}>
          {changes.toReversed().map(({ revision, at, text }) => (
            <li key={`${revision} ${text}`}>
              <span className="quiet">
                Revision {revision}, {instantWords(at)}:
              </span>{' '}
              {text}
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
      <span className="quiet small">
        {game.label}, {game.division}
      </span>
      {[game.home, game.away].map(({ teamId, name }) => (
        <span key={name} className={styles.gridSide}>
          {teamId ? <Link to={teamLink(teamId)}>{name}</Link> : name}
        </span>
      ))}
      {game.result && <strong>{game.result}</strong>}
      <StateChip status={game.status} />
    </>
  )
}

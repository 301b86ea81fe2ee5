import { gameFilter, isFiltered, wantedGames } from '@touchline/domain/tournament/view/filter-games.ts'
import { dayName } from '@touchline/domain/words.ts'
import { Link, useSearchParams } from 'react-router'
import { PageHead } from '../components/page-head.tsx'
import { PrintButton } from '../components/print-button.tsx'
import { Section } from '../components/section.tsx'
import { DayBar } from './day-bar.tsx'
import { GameFilters } from './game-filters.tsx'
import { GameList } from './game-list.tsx'
import { GroupTables } from './group-tables.tsx'
import type { LoadedDay } from './load-day.ts'
import { NoDay } from './no-day.tsx'
import { PitchMap } from './pitch-map.tsx'
import { instantWords } from './revision-words.ts'
import styles from './tournament.module.css'

interface SchedulePageProps {
  loaded: LoadedDay
  title: string
  path: string
}

/** The whole day for everybody: now and next, filters, the list, the map and what was changed. */
export function SchedulePage({ loaded: { day, date, name }, title, path }: SchedulePageProps) {
  const [params] = useSearchParams()
  if (day === null)
    return (
      <>
        <PageHead title={title} eyebrow={date ? dayName(date) : undefined} />
        <Section id="games" title="Not drawn yet">
          <NoDay
            what={`The draw of ${name ?? 'the day'} is out on the Thursday before. Your team will be here.`}
          />
        </Section>
      </>
    )
  const filter = gameFilter(day, params)
  const games = wantedGames(day.games, filter)
  const teamLink = (id: string) => `/team-schedule?event=${day.slug}&team=${id}`
  return (
    <>
      <PageHead
        title={title}
        eyebrow={`${day.date ? dayName(day.date) : 'Date follows'}, ${day.venue.name}`}
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
        <GameFilters day={day} filter={filter} path={path} />
        {games.length > 0 ? (
          <GameList games={games} teamLink={teamLink} />
        ) : (
          <p>No game fits all of that. Choose less, or show everything.</p>
        )}
      </Section>
      <GroupTables tables={day.tables} />
      <Section id="map" title="The pitches" lead={`${day.venue.name}, ${day.venue.address}`}>
        <PitchMap pitches={day.pitches} marked={filter.pitch} label="Map of the pitches" />
      </Section>
      <Section id="log" title="Changes">
        {day.changes.length === 0 ? (
          <p>Nothing has been changed.</p>
        ) : (
          <ul className={`plain-list ${styles.prose}`}>
            {day.changes.toReversed().map(({ revision, at, text }) => (
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
    </>
  )
}

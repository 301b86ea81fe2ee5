import { addDays } from '@touchline/domain/calendar-day.ts'
import { formatCount } from '@touchline/domain/format-count.ts'
import { Link } from 'react-router'
import { useData, useLive } from '../../../area/area-data.tsx'
import { clubNow } from '../../../club/club-now.ts'
import { allSeasons, SeasonSwitch, useDeskSeason } from '../../../desk/desk-season.tsx'
import { loadTraining, nextTrainingDay } from '../../../desk/session-changes.ts'
import { SessionDay } from '../../../desk/session-day.tsx'
import { StatusStripControl } from '../../../desk/status-strip-control.tsx'
import { pageMeta } from '../../../page-meta.ts'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import ui from '../../../ui/ui.module.css'
import { elsewhereWords, type Tile, tilesOf } from './attention.ts'
import { Charts } from './charts.tsx'
import styles from './dashboard.module.css'
import { type DeskNumbers, loadDeskNumbers } from './desk-numbers.ts'

export const meta = pageMeta({ title: 'Club desk', description: 'The club’s desk.', isPrivate: true })

/** Failing emails and the passing of days change no row that could be heard, so the dashboard polls. */
const LOOK_MS = 30_000

/** What needs a decision first, then the state of the club. It keeps itself up to date. */
export default function Dashboard() {
  useLive(['PlayerProgramRegistration', 'Player', 'Program', 'KitOrder', 'ClubSetting', 'Consent', 'Season'])
  const { season } = useDeskSeason()
  const loaded = useData(['desk numbers', season], (request) => loadDeskNumbers(request, season), {
    everyMs: LOOK_MS,
  })
  return (
    <DeskPage title="Club desk" action={<SeasonSwitch />}>
      {/* Comes first and waits for no numbers: on a rainy Saturday, this is why people take out their phones. */}
      <Today />
      <ListStates loaded={loaded}>
        {(report) => (
          <>
            <Attention tiles={tilesOf(report)} />
            <Elsewhere words={elsewhereWords(report)} />
            <Totals totals={report.totals} />
            <Charts report={report} />
          </>
        )}
      </ListStates>
    </DeskPage>
  )
}

/** The next training day within a week, and the line on every page; without a training day, only the line. */
function Today() {
  const loaded = useData(['training'], loadTraining)
  const today = clubNow().day
  return (
    <ListStates loaded={loaded}>
      {(training) => {
        const next = nextTrainingDay(training, today)
        const isSoon = next !== null && next <= addDays(today, 7)
        return (
          <>
            {isSoon && <SessionDay key={next} training={training} next={next} />}
            <StatusStripControl isLineOnly={isSoon} />
          </>
        )
      }}
    </ListStates>
  )
}

function Attention({ tiles }: { tiles: Tile[] }) {
  if (tiles.length === 0)
    return (
      <EmptyState
        title="All clear"
        action={
          <Link className="button" to="/admin/programs">
            See programs
          </Link>
        }
      >
        Nothing needs a decision. Enjoy the game.
      </EmptyState>
    )
  return (
    <section aria-labelledby="attention" className={ui.section}>
      <h2 id="attention">Needs attention</h2>
      <ul className={`plain-list ${styles.tiles}`}>
        {tiles.map(({ key, count, title, note, to }) => (
          <li key={key}>
            <Link className={styles.tile} to={to}>
              <strong className={styles.count}>{formatCount(count)}</strong>
              <span>{title}</span>
              <span className="quiet small">{note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Families wait for an answer whichever season the desk has chosen. */
const Elsewhere = ({ words }: { words: string }) =>
  words !== '' && (
    <p>
      <Link to={allSeasons('')}>In other seasons: {words}</Link>
    </p>
  )

function Totals({ totals }: { totals: DeskNumbers['totals'] }) {
  const facts: [string, number, string][] = [
    ['Players', totals.players, '/admin/players?registered=1'],
    ['Families', totals.families, '/admin/users'],
    ['Live registrations', totals.live, '/admin/registrations?status=ALL'],
    ['Open programs', totals.programs, '/admin/programs'],
  ]
  return (
    <ul className={`plain-list ${styles.totals}`}>
      {facts.map(([name, count, to]) => (
        <li key={name}>
          <Link to={to}>
            <strong className={styles.count}>{formatCount(count)}</strong> {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

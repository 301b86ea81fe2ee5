import { ChipLinks } from '../../../ui/chip-links.tsx'
import { type EventFilter, eventPath, SHOWN } from './event-filter.ts'
import styles from './events.module.css'
import * as texts from './events.texts.ts'

export function EventFilters({
  filter,
  teams,
  seasons,
  hasChildren,
}: {
  filter: EventFilter
  teams: { id: string; name: string }[]
  seasons: { id: string; name: string }[]
  /** Somebody with an account is signed in, so there may be children. */
  hasChildren: boolean
}) {
  const { show, team, view, mine } = filter
  return (
    <div className={styles.filters}>
      <ChipLinks
        label={texts.view}
        chips={(['list', 'calendar'] as const).map((option) => ({
          to: eventPath({ ...filter, view: option }),
          name: option === 'list' ? texts.viewList : texts.viewCalendar,
          isCurrent: view === option,
        }))}
      />
      {(hasChildren || mine) && (
        <ChipLinks
          label={texts.whose}
          chips={[false, true].map((option) => ({
            to: eventPath({ ...filter, mine: option }),
            name: option ? texts.onlyMine : texts.wholeClub,
            isCurrent: mine === option,
          }))}
        />
      )}
      <ChipLinks
        label={texts.kind}
        chips={SHOWN.map((option) => ({
          to: eventPath({ ...filter, show: option.show }),
          name: option.name,
          isCurrent: show === option.show,
        }))}
      />
      {seasons.length > 1 && <SeasonChips filter={filter} seasons={seasons} />}
      <details className={`no-print ${styles.teams}`} open={team !== null}>
        <summary>{texts.oneTeam}</summary>
        <ChipLinks
          label={texts.team}
          chips={[
            { to: eventPath({ ...filter, team: null }), name: texts.allTeams, isCurrent: team === null },
            ...teams.map(({ id, name }) => ({
              to: eventPath({ ...filter, team: id }),
              name,
              isCurrent: team === id,
            })),
          ]}
        />
      </details>
    </div>
  )
}

function SeasonChips({ filter, seasons }: { filter: EventFilter; seasons: { id: string; name: string }[] }) {
  return (
    <ChipLinks
      label={texts.season}
      chips={[{ id: null, name: texts.nowAndNext }, ...seasons].map(({ id, name }) => ({
        to: eventPath({ ...filter, season: id }),
        name,
        isCurrent: filter.season === id,
      }))}
    />
  )
}

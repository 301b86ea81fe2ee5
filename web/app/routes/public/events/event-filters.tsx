import { ChipLinks } from '../../../ui/chip-links.tsx'
import { type EventFilter, eventPath, SHOWN } from './event-filter.ts'
import styles from './events.module.css'

export function EventFilters({
  filter,
  teams,
  seasons,
  hasChildren,
}: {
  filter: EventFilter
  teams: { id: string; name: string }[]
  seasons: { id: string; name: string }[]
  /** Somebody is signed in, whose children it could be about. */
  hasChildren: boolean
}) {
  const { show, team, view, mine } = filter
  return (
    <div className={styles.filters}>
      <ChipLinks
        label="View"
        chips={(['list', 'calendar'] as const).map((option) => ({
          to: eventPath({ ...filter, view: option }),
          name: option === 'list' ? 'List' : 'Calendar',
          isCurrent: view === option,
        }))}
      />
      {(hasChildren || mine) && (
        <ChipLinks
          label="Whose"
          chips={[false, true].map((option) => ({
            to: eventPath({ ...filter, mine: option }),
            name: option ? 'Only my children' : 'The whole club',
            isCurrent: mine === option,
          }))}
        />
      )}
      <ChipLinks
        label="Kind"
        chips={SHOWN.map((option) => ({
          to: eventPath({ ...filter, show: option.show }),
          name: option.name,
          isCurrent: show === option.show,
        }))}
      />
      {seasons.length > 1 && <SeasonChips filter={filter} seasons={seasons} />}
      <details className={`no-print ${styles.teams}`} open={team !== null}>
        <summary>One team’s matches only</summary>
        <ChipLinks
          label="Team"
          chips={[
            { to: eventPath({ ...filter, team: null }), name: 'All teams', isCurrent: team === null },
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
      label="Season"
      chips={[{ id: null, name: 'Now and next' }, ...seasons].map(({ id, name }) => ({
        to: eventPath({ ...filter, season: id }),
        name,
        isCurrent: filter.season === id,
      }))}
    />
  )
}

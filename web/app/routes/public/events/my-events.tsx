import type { AgendaContent } from '@touchline/domain/club/agenda.ts'
import { familyAgenda } from '@touchline/domain/club/family-agenda.ts'
import { Link } from 'react-router'
import { AreaData } from '../../../area/area-data.tsx'
import { clubNow } from '../../../club/club-now.ts'
import { WithFamily } from '../../../family/with-family.tsx'
import { type EventFilter, isWanted } from './event-filter.ts'
import { listOfEntries } from './event-list.ts'
import { EventView } from './event-view.tsx'
import styles from './events.module.css'
import { eventsCalendar } from './events-calendar.ts'

interface MyEventsProps {
  content: AgendaContent
  filter: EventFilter
  teamName: string | undefined
  seasonName: string
}

/** What concerns the children of the signed-in visitor; loaded in their browser only. */
export function MyEvents({ content, filter, teamName, seasonName }: MyEventsProps) {
  return (
    <AreaData>
      <WithFamily>
        {({ players }) => {
          const mine = familyAgenda(content, players)
          if (mine.length === 0) return <NobodyRegistered />
          const entries = mine.filter((entry) => isWanted(entry, filter, teamName))
          return filter.view === 'calendar' ? (
            <EventView months={eventsCalendar(entries)} seasonName={seasonName} />
          ) : (
            <EventView list={listOfEntries(entries, clubNow().day)} seasonName={seasonName} />
          )
        }}
      </WithFamily>
    </AreaData>
  )
}

const NobodyRegistered = () => (
  <div className={styles.nothing}>
    <p>None of your children has a place right now, so there’s nothing here just for them.</p>
    <Link className="button" to="/guardian">
      Go to my family
    </Link>
  </div>
)

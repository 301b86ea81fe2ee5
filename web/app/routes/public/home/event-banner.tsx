import type { ClubEvent } from '@touchline/domain/club/schemas/events.ts'
import { timeRange } from '@touchline/domain/words.ts'
import { Link } from 'react-router'
import { Section } from '../../../ui/section.tsx'
import { DateStub, Ticket } from '../../../ui/ticket.tsx'

/** The next fun day or tournament; nothing when none is planned. */
export function EventBanner({ event }: { event: ClubEvent | null }) {
  if (!event) return null
  const { title, date, startTime, endTime, place, description, page } = event
  const time = startTime && endTime && timeRange(startTime, endTime)
  return (
    <Section id="event" title="Next club day">
      <Ticket stub={<DateStub day={date} />}>
        <h3>{title}</h3>
        <p>
          <strong>{[time, place].filter(Boolean).join(', ')}</strong>
        </p>
        <p>{description}</p>
        <p>
          <Link to={page ?? '/events'}>{page ? 'See the day' : 'See all club days'}</Link>
        </p>
      </Ticket>
    </Section>
  )
}

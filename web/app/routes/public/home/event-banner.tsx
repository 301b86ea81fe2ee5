import type { ClubEvent } from '@touchline/domain/club/schemas/events.ts'
import { timeRange } from '@touchline/domain/words.ts'
import { SiteLink } from '../../../languages/site-link.tsx'
import { written } from '../../../languages/written.tsx'
import { Section } from '../../../ui/section.tsx'
import { DateStub, Ticket } from '../../../ui/ticket.tsx'
import * as texts from './home.texts.ts'

/** The next fun day or tournament; nothing when none is planned. */
export function EventBanner({ event }: { event: ClubEvent | null }) {
  if (!event) return null
  const { title, date, startTime, endTime, place, description, page } = event
  const time = startTime && endTime && timeRange(startTime, endTime)
  return (
    <Section id="event" title={texts.nextClubDay}>
      <Ticket stub={<DateStub day={date} />}>
        <h3>{written(title)}</h3>
        <p>
          <strong>
            {time && time + texts.comma}
            {written(place)}
          </strong>
        </p>
        <p>{written(description)}</p>
        <p>
          <SiteLink to={page ?? '/events'}>{page ? texts.seeDay : texts.seeClubDays}</SiteLink>
        </p>
      </Ticket>
    </Section>
  )
}

import type { AgendaEntry } from '@touchline/domain/club/agenda.ts'

const STATUS: Record<AgendaEntry['status'], string> = {
  ON: 'EventScheduled',
  DELAYED: 'EventScheduled',
  MOVED: 'EventRescheduled',
  CANCELLED: 'EventCancelled',
}

/** Matches and club days in schema.org's words; thirty sessions would tell a search engine nothing more. */
export const eventStructure = (entries: readonly AgendaEntry[]): Record<string, unknown>[] =>
  entries
    .filter(({ kind }) => kind !== 'TRAINING' && kind !== 'NO_TRAINING')
    .map(({ kind, title, date, endDate, startTime, endTime, place, status, note }) => ({
      '@type': kind === 'MATCH' ? 'SportsEvent' : 'Event',
      name: title,
      startDate: startTime ? `${date}T${startTime}` : date,
      endDate: endTime ? `${endDate ?? date}T${endTime}` : (endDate ?? date),
      eventStatus: `https://schema.org/${STATUS[status]}`,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: place, address: 'Richmond, BC, Canada' },
      organizer: { '@type': 'SportsClub', name: 'PMFC' },
      ...(note ? { description: note } : {}),
    }))

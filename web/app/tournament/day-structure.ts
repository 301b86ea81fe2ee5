import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'

/** The day as structured data. */
export function dayStructure(day: DayView | null, path: string, origin = ''): Record<string, unknown>[] {
  if (!day?.date) return []
  const starts = day.rundown[0]?.start ?? day.games[0]?.start ?? `${day.date}T09:00`
  return [
    {
      '@type': 'SportsEvent',
      name: day.name,
      startDate: starts,
      eventStatus:
        day.status === 'CANCELLED'
          ? 'https://schema.org/EventCancelled'
          : 'https://schema.org/EventScheduled',
      sport: 'Soccer',
      location: { '@type': 'Place', name: day.venue.name, address: day.venue.address },
      url: `${origin}${path}`,
    },
  ]
}

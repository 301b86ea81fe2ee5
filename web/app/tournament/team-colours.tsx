import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { TeamLinks } from './team-links.tsx'

/** The draw: each team in its shirt, with a link to its day. */
export const TeamColours = ({ day }: { day: DayView }) => (
  <TeamLinks day={day} to={(team) => `/team-schedule?event=${day.slug}&team=${team}`} />
)

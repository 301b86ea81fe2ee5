import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { TeamLinks } from '../../tournament/team-links.tsx'
import { followQuery } from './use-followed-teams.ts'

/** Division, then team. With teams chosen already, the link adds one: a family may have two. */
export const TeamPicker = ({ day, chosen }: { day: DayView; chosen: readonly string[] }) => (
  <TeamLinks day={day} to={(team) => `?${followQuery(day.slug, [...chosen, team])}`} without={chosen} />
)

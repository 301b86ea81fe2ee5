import { awardName } from '@touchline/domain/tournament/play/award-names.ts'
import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { written } from '../languages/written.tsx'
import { type Fact, Facts } from '../ui/facts.tsx'

/** Which team won what, once decided. */
export function AwardsGiven({ day }: { day: DayView }) {
  const given = day.awards.flatMap((award): Fact[] => {
    const team = day.teams.find(({ id }) => id === award.teamId)
    return team ? [[awardName(award, day.divisions), written(team.name)]] : []
  })
  return given.length > 0 && <Facts facts={given} />
}

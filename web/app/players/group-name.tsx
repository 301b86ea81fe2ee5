import { useClubRules } from '../club/use-club-rules.ts'
import { useSeasonDay } from '../club/use-season-day.ts'
import { groupName } from './player-words.ts'

/** 'U9 (born 2017)', by the club's own rule, in a program's season or the one that matters. */
export function GroupName({ birthDate, on }: { birthDate: string; on?: string }) {
  const seasonDay = useSeasonDay()
  return groupName(birthDate, on ?? seasonDay, useClubRules().ages)
}

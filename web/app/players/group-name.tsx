import { useClubRules } from '../club/use-club-rules.ts'
import { groupName } from './player-words.ts'

/** 'U9 (born 2017)', by the club's own rule. */
export function GroupName({ birthDate, on }: { birthDate: string; on: string }) {
  return groupName(birthDate, on, useClubRules().ages)
}

import { initials } from '../components/avatar.tsx'
import { Shirt } from '../components/shirt.tsx'
import type { FamilyPlayer } from '../family/family.ts'
import { useTeams } from '../family/use-club.ts'
import styles from './player-shirt.module.css'
import { teamOf } from './player-words.ts'

const CLUB_COLOURS = {
  colour: { name: 'Club green', hex: '#0F4A36' },
  trim: { name: 'Chalk', hex: '#FBFAF5' },
}

/** A player as a shirt with initials: in the team's colours where it is known, else in the club's. */
export function PlayerShirt({
  player,
}: {
  player: Pick<FamilyPlayer, 'firstName' | 'lastName' | 'birthDate'>
}) {
  const team = teamOf(player.birthDate, useTeams())
  const colours = team ? { colour: team.colour, trim: team.altColour } : CLUB_COLOURS
  return <Shirt {...colours} mark={initials(player)} className={styles.shirt} />
}

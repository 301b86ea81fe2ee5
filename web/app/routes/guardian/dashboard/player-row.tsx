import { Link } from 'react-router'
import familyStyles from '../../../family/family.module.css'
import type { FamilyPlayer } from '../../../family/family.ts'
import { PlayerCard } from '../../../family/player-card.tsx'

export function PlayerRow({ players }: { players: FamilyPlayer[] }) {
  return (
    <section className={familyStyles.section} aria-labelledby="players">
      <div className={familyStyles.head}>
        <h2 id="players">Players</h2>
        <Link className={familyStyles.small} to="/guardian/add-player">
          Add player
        </Link>
      </div>
      <ul className={`plain-list ${familyStyles.cards} ${familyStyles.two}`}>
        {players.map((player) => (
          <li key={player.id}>
            <PlayerCard player={player} />
          </li>
        ))}
      </ul>
    </section>
  )
}

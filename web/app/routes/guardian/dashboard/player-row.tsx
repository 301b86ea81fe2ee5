import { Link } from 'react-router'
import type { FamilyPlayer } from '../../../family/family.ts'
import { PlayerCard } from '../../../players/player-card.tsx'
import ui from '../../../ui/ui.module.css'

export function PlayerRow({ players }: { players: FamilyPlayer[] }) {
  return (
    <section className={ui.section} aria-labelledby="players">
      <div className={ui.head}>
        <h2 id="players">Players</h2>
        <Link className="small-button" to="/guardian/add-player">
          Add player
        </Link>
      </div>
      <ul className={`plain-list ${ui.cards} ${ui.two}`}>
        {players.map((player) => (
          <li key={player.id}>
            <PlayerCard player={player} />
          </li>
        ))}
      </ul>
    </section>
  )
}

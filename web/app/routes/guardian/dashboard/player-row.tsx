import type { FamilyPlayer } from '../../../family/family.ts'
import { SiteLink } from '../../../languages/site-link.tsx'
import { PlayerCard } from '../../../players/player-card.tsx'
import ui from '../../../ui/ui.module.css'
import * as texts from './dashboard.texts.ts'

export function PlayerRow({ players }: { players: FamilyPlayer[] }) {
  return (
    <section className={ui.section} aria-labelledby="players">
      <div className={ui.head}>
        <h2 id="players">{texts.players}</h2>
        <SiteLink className="small-button" to="/guardian/add-player">
          {texts.addPlayer}
        </SiteLink>
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

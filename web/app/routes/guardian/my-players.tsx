import type { Family } from '../../family/family.ts'
import { WithFamily } from '../../family/with-family.tsx'
import { SiteLink } from '../../languages/site-link.tsx'
import { pageMeta } from '../../page-meta.ts'
import { currentPlayers } from '../../players/current-players.ts'
import { PlayerCard } from '../../players/player-card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import ui from '../../ui/ui.module.css'
import * as texts from './add-player/add-player.texts.ts'

export const meta = pageMeta({
  title: texts.myPlayers,
  description: texts.myPlayersDescription,
  isPrivate: true,
})

export default function MyPlayers() {
  return <WithFamily>{(family) => <Players family={family} />}</WithFamily>
}

function Players({ family }: { family: Family }) {
  const shown = currentPlayers(family)
  if (shown.length === 0)
    return (
      <div className={ui.page}>
        <h1>{texts.myPlayers}</h1>
        <EmptyState
          title={texts.noPlayers}
          action={
            <SiteLink className="button" to="/guardian/add-player">
              {texts.addFirst}
            </SiteLink>
          }
        >
          {texts.noPlayersLead}
        </EmptyState>
      </div>
    )
  return (
    <div className={ui.page}>
      <div className={ui.head}>
        <h1>{texts.myPlayers}</h1>
        <SiteLink className="button" to="/guardian/add-player">
          {texts.addPlayer}
        </SiteLink>
      </div>
      <ul className={`plain-list ${ui.cards} ${ui.two}`}>
        {shown.map((player) => (
          <li key={player.id}>
            <PlayerCard player={player} heading="h2" />
          </li>
        ))}
      </ul>
    </div>
  )
}

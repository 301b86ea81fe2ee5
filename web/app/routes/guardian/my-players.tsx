import { Link } from 'react-router'
import type { Family } from '../../family/family.ts'
import { WithFamily } from '../../family/with-family.tsx'
import { pageMeta } from '../../page-meta.ts'
import { currentPlayers } from '../../players/current-players.ts'
import { PlayerCard } from '../../players/player-card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import ui from '../../ui/ui.module.css'

export const meta = pageMeta({
  title: 'My players',
  description: 'All your children who play with us.',
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
        <h1>My players</h1>
        <EmptyState
          title="No players yet"
          action={
            <Link className="button" to="/guardian/add-player">
              Add your first player
            </Link>
          }
        >
          A name and a birth date are enough to begin. It takes two minutes, and your child never needs an
          account.
        </EmptyState>
      </div>
    )
  return (
    <div className={ui.page}>
      <div className={ui.head}>
        <h1>My players</h1>
        <Link className="button" to="/guardian/add-player">
          Add player
        </Link>
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

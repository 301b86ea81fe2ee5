import { Link } from 'react-router'
import type { FamilyPlayer } from '../../../family/family.ts'
import { KitOrderCard } from '../../../kit/kit-order-card.tsx'
import { knownSizesName } from '../../../kit/kit-words.ts'
import ui from '../../../ui/ui.module.css'

export function PlayerKit({ player }: { player: FamilyPlayer }) {
  const sizes = knownSizesName(player)
  return (
    <section id="kit" className={ui.section} aria-labelledby="kit-title">
      <div className={ui.head}>
        <h2 id="kit-title">Kit</h2>
        <Link className="small-button" to="/store">
          To the store
        </Link>
      </div>
      <p className="quiet">{sizes ? `${sizes}.` : 'No sizes yet. We’ll save them with your first order.'}</p>
      {player.kitOrders.map((order) => (
        <KitOrderCard key={order.id} order={order} player={player} />
      ))}
    </section>
  )
}

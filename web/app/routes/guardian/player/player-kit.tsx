import type { FamilyPlayer } from '../../../family/family.ts'
import { KitOrderCard } from '../../../kit/kit-order-card.tsx'
import { knownSizesName } from '../../../kit/kit-words.ts'
import { SiteLink } from '../../../languages/site-link.tsx'
import ui from '../../../ui/ui.module.css'
import * as texts from './player.texts.ts'

export function PlayerKit({ player }: { player: FamilyPlayer }) {
  const sizes = knownSizesName(player)
  return (
    <section id="kit" className={ui.section} aria-labelledby="kit-title">
      <div className={ui.head}>
        <h2 id="kit-title">{texts.kit}</h2>
        <SiteLink className="small-button" to="/store">
          {texts.toStore}
        </SiteLink>
      </div>
      <p className="quiet">{sizes ? texts.sizes(sizes) : texts.noSizes}</p>
      {player.kitOrders.map((order) => (
        <KitOrderCard key={order.id} order={order} player={player} />
      ))}
    </section>
  )
}

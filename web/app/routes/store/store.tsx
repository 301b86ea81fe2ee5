import { kitsFrom } from '@touchline/domain/club/fact-lines.ts'
import { itemsSold } from '@touchline/domain/kit/catalogue.ts'
import type { Kit } from '@touchline/domain/kit/product.ts'
import { Link } from 'react-router'
import { pageMeta } from '../../page-meta.ts'
import { useSession } from '../../session/use-session.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { BasketLink } from './basket-link.tsx'
import { ItemCard } from './item-card.tsx'
import { SizeHelper } from './size-helper.tsx'
import { StarterSet } from './starter-set.tsx'
import styles from './store.module.css'
import { kitFrom, useStore } from './use-store.ts'

export const meta = pageMeta(({ matches }) => ({
  title: titleOf(kitFrom(matches)),
  description:
    'Jerseys, socks, shin guards and more in club colours. Order here, pay by e-Transfer or cash, pick up at training.',
  path: '/store',
  keywords: 'soccer kit, jerseys, socks, shin guards, youth sizes',
}))

/** 'Kits from $10' */
function titleOf(kit: Kit | undefined): string {
  const from = kit && kitsFrom(kit)
  return from ? `Kits from ${from}` : 'Kits'
}

export default function Store() {
  const { store, kit } = useStore()
  const isOpen = store.isOpen && itemsSold(kit).length > 0
  const { userRole } = useSession()
  return (
    <>
      <PageHead title={titleOf(kit)} lead="Club colours in every size. Order here, pick up at training.">
        {isOpen && (
          <Link className="button" to="#items">
            See the items
          </Link>
        )}
        {isOpen && userRole && <BasketLink />}
        {userRole && (
          <Link className="button quiet-button" to="/guardian/registrations#kit">
            Your orders
          </Link>
        )}
      </PageHead>
      {!store.isOpen && (
        <Section id="closed" title="The store is closed right now" lead={store.closed}>
          <Link className="button" to="/contact?topic=kit#write">
            Tell me when it opens
          </Link>
        </Section>
      )}
      {store.isOpen && !isOpen && (
        <Section id="closed" title="Nothing is for sale right now">
          <Link className="button" to="/contact?topic=kit#write">
            Ask us about kit
          </Link>
        </Section>
      )}
      {isOpen && <OnSale />}
      <HowItWorks />
    </>
  )
}

function OnSale() {
  const { store, kit } = useStore()
  return (
    <>
      {kit.FULL_KIT.isSold && (
        <Section
          id="starter"
          title="Starter set"
          lead="What a new player needs for the first training, and nothing else."
        >
          <StarterSet />
        </Section>
      )}
      <Section id="items" title="Everything in the store">
        <ul className={`plain-list ${styles.items}`}>
          {/* By price, as a parent on a budget looks. */}
          {itemsSold(kit)
            .filter((item) => item !== 'FULL_KIT')
            .map((item) => (
              <li key={item}>
                <ItemCard item={item} />
              </li>
            ))}
        </ul>
      </Section>
      <Section id="sizes" title="Which size?" lead={store.sizeAdvice}>
        <SizeHelper />
      </Section>
    </>
  )
}

function HowItWorks() {
  const { store } = useStore()
  return (
    <Section id="how" title="How it works">
      <ol className={`plain-list ${styles.how}`}>
        {store.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.after}>{store.returns}</p>
      <p className={styles.after}>{store.handMeDown}</p>
    </Section>
  )
}

import { kitsFrom } from '@touchline/domain/club/fact-lines.ts'
import { basketCents } from '@touchline/domain/kit/basket.ts'
import { itemsSold } from '@touchline/domain/kit/catalogue.ts'
import type { Kit } from '@touchline/domain/kit/product.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { Link } from 'react-router'
import { SiteLink } from '../../languages/site-link.tsx'
import { mixed } from '../../languages/written.tsx'
import { pageMeta } from '../../page-meta.ts'
import { useSession } from '../../session/use-session.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { ItemCard } from './item-card.tsx'
import { SizeHelper } from './size-helper.tsx'
import { StarterSet } from './starter-set.tsx'
import styles from './store.module.css'
import * as texts from './store.texts.ts'
import { useBasket } from './use-basket.ts'
import { kitFrom, useStore } from './use-store.ts'

export const meta = pageMeta(({ matches }) => ({
  title: titleOf(kitFrom(matches)),
  description: texts.description,
  path: '/store',
  keywords: texts.keywords,
}))

/** 'Kits from $10' */
function titleOf(kit: Kit | undefined): string {
  const from = kit && kitsFrom(kit)
  return from ? texts.kitsFrom(from) : texts.kits
}

export default function Store() {
  const { store, kit } = useStore()
  const isOpen = store.isOpen && itemsSold(kit).length > 0
  const { userRole } = useSession()
  return (
    <>
      <PageHead title={titleOf(kit)} lead={texts.lead}>
        {isOpen && (
          <Link className="button" to="#items">
            {texts.seeItems}
          </Link>
        )}
        {isOpen && userRole && <BasketLink />}
        {userRole && (
          <SiteLink className="button quiet-button" to="/guardian/registrations#kit">
            {texts.yourOrders}
          </SiteLink>
        )}
      </PageHead>
      {!store.isOpen && (
        <Section id="closed" title={texts.isClosed} lead={mixed(store.closed)}>
          <SiteLink className="button" to="/contact?topic=kit#write">
            {texts.whenItOpens}
          </SiteLink>
        </Section>
      )}
      {store.isOpen && !isOpen && (
        <Section id="closed" title={texts.nothingForSale}>
          <SiteLink className="button" to="/contact?topic=kit#write">
            {texts.askAboutKit}
          </SiteLink>
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
        <Section id="starter" title={texts.starterSet} lead={texts.starterLead}>
          <StarterSet />
        </Section>
      )}
      <Section id="items" title={texts.everything}>
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
      <Section id="sizes" title={texts.whichSize} lead={mixed(store.sizeAdvice)}>
        <SizeHelper />
      </Section>
    </>
  )
}

function HowItWorks() {
  const { store } = useStore()
  return (
    <Section id="how" title={texts.howItWorks}>
      <ol className={`plain-list ${styles.how}`}>
        {store.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{mixed(title)}</h3>
            <p>{mixed(text)}</p>
          </li>
        ))}
      </ol>
      <p className={styles.after}>{mixed(store.returns)}</p>
      <p className={styles.after}>{mixed(store.handMeDown)}</p>
    </Section>
  )
}

/** The way to what is waiting to be ordered; nothing while the basket is empty. */
function BasketLink() {
  const { lines } = useBasket()
  const { kit } = useStore()
  if (lines.length === 0) return null
  return (
    <SiteLink className="button quiet-button" to="/store/basket">
      {texts.basketOf(lines.length, formatCents(basketCents(kit, lines)))}
    </SiteLink>
  )
}

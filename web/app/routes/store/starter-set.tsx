import { FULL_KIT_PARTS, type ShippedItem } from '@touchline/domain/kit/items.ts'
import { inSentence } from '@touchline/domain/kit/product.ts'
import { isSoldOut } from '@touchline/domain/kit/stock.ts'
import { formatCents, formatCentsShort } from '@touchline/domain/pricing/cents.ts'
import { SiteLink } from '../../languages/site-link.tsx'
import { mixed } from '../../languages/written.tsx'
import { KitDrawing } from './kit-drawing.tsx'
import { productSlug } from './product.ts'
import styles from './store.module.css'
import * as texts from './store.texts.ts'
import { useStore } from './use-store.ts'

/** The full kit, with what it saves, and the shin guards that nobody trains without. */
export function StarterSet() {
  const { store, kit } = useStore()
  const price = (item: ShippedItem) => kit[item].priceCents
  const savedCents = FULL_KIT_PARTS.reduce((sum, item) => sum + price(item), 0) - price('FULL_KIT')
  const isOut = isSoldOut(kit, store.soldOut ?? [], 'FULL_KIT')
  return (
    <div className={styles.starter}>
      <div className={styles.starterPicture}>
        <KitDrawing item="FULL_KIT" />
      </div>
      <div className={styles.starterWords}>
        <h3>{mixed(texts.setParts(kit.FULL_KIT.name))}</h3>
        <p>
          <span className={styles.price}>{formatCents(price('FULL_KIT'))}</span>{' '}
          {savedCents > 0 && <span className="quiet">{texts.youSave(formatCentsShort(savedCents))}</span>}
        </p>
        {isOut ? (
          <p>
            <strong>{texts.outNow}</strong>
            {texts.space}
            <SiteLink to="/contact?topic=kit#write">{texts.whenTheyComeIn}</SiteLink>
          </p>
        ) : (
          <SiteLink className="button" to={`/store/order/${productSlug('FULL_KIT')}`}>
            {mixed(texts.orderSet(inSentence(kit.FULL_KIT.name)))}
          </SiteLink>
        )}
        {kit.SHIN_GUARDS.isSold && (
          <p>
            {texts.shinGuardsMust}
            <SiteLink to={`/store/order/${productSlug('SHIN_GUARDS')}`}>
              {mixed(texts.withPrice(inSentence(kit.SHIN_GUARDS.name), formatCents(price('SHIN_GUARDS'))))}
            </SiteLink>
            {texts.stop}
          </p>
        )}
      </div>
    </div>
  )
}

import { written } from '../../../languages/written.tsx'
import { Section } from '../../../ui/section.tsx'
import type { Season } from './family-choice.ts'
import * as texts from './home.texts.ts'
import { PriceCalculator } from './price-calculator.tsx'
import styles from './prices.module.css'
import type { pricesOf } from './structured.ts'

interface PricesProps {
  season: Season
  prices: ReturnType<typeof pricesOf>
  words: Record<'title' | 'eitherDay' | 'trainingDays', string>
  today: string
  /** In a sentence. */
  whenToPay: string
  /** Months that have more sessions for the same price. */
  notes: string[]
}

/** What the season's programs cost; each number is the one that a registration would cost today. */
export function Prices({ season, prices, words, today, whenToPay, notes }: PricesProps) {
  const { once, twice, family, specials } = prices
  const { title } = words
  if (season.offers.length === 0)
    return (
      <Section id="price" title={texts.cost}>
        <p>{texts.noPrices}</p>
      </Section>
    )
  return (
    <Section id="price" className={styles.section} title={texts.cost} lead={texts.costLead(title, whenToPay)}>
      <ul className={`plain-list ${styles.prices}`}>
        {once && <Price amount={once} unit={texts.perMonth} words={texts.onceAWeek(words.eitherDay)} />}
        {twice && <Price amount={twice} unit={texts.perMonth} words={texts.twiceAWeek(words.trainingDays)} />}
        {family && (
          <Price amount={family.percent} unit={texts.off} words={texts.familyDiscount(family.words)} />
        )}
        {specials.map(({ name, percent, reason }) => (
          <Price key={name} amount={percent} unit={texts.off} words={`${name}. ${reason}`.trim()} isSpecial />
        ))}
      </ul>
      <PriceCalculator season={season} today={today} notes={notes} />
    </Section>
  )
}

interface PriceProps {
  amount: string
  unit: string
  words: string
  isSpecial?: boolean
}

const Price = ({ amount, unit, words, isSpecial = false }: PriceProps) => (
  <li className={isSpecial ? styles.special : undefined}>
    <strong className={styles.price}>
      {amount}
      <small>{unit}</small>
    </strong>
    {written(words)}
  </li>
)

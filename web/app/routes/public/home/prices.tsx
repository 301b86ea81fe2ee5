import { familyOffer } from '@touchline/domain/club/family-words.ts'
import { eitherDay, trainingDays } from '@touchline/domain/club/season-words.ts'
import type { ClubContent } from '@touchline/domain/club/settings.ts'
import { formatCentsShort } from '@touchline/domain/pricing/cents.ts'
import { Section } from '../../../ui/section.tsx'
import { PriceCalculator } from './price-calculator.tsx'
import styles from './prices.module.css'

interface PricesProps extends Pick<ClubContent, 'facts' | 'season'> {
  today: string
  /** Months that have more sessions for the same price. */
  notes: string[]
}

export function Prices({ facts, season, today, notes }: PricesProps) {
  const { monthlyCents, family, special } = facts
  return (
    <Section
      id="price"
      title="What it costs your family"
      lead="Change the numbers; the price follows, line by line."
    >
      <ul className={`plain-list ${styles.prices}`}>
        <li>
          <strong className={styles.price}>
            {formatCentsShort(monthlyCents.once)}
            <small>/month</small>
          </strong>
          Once a week, {eitherDay(season)}
        </li>
        <li>
          <strong className={styles.price}>
            {formatCentsShort(monthlyCents.twice)}
            <small>/month</small>
          </strong>
          Twice a week, {trainingDays(season)}
        </li>
        <li>
          <strong className={styles.price}>
            {family.percent}%<small> off</small>
          </strong>
          Family discount, {familyOffer(facts)}
        </li>
        {special && (
          <li className={styles.special}>
            <strong className={styles.price}>
              {special.percent}%<small> off</small>
            </strong>
            {special.name}. {special.reason}
          </li>
        )}
      </ul>
      <PriceCalculator facts={facts} season={season} today={today} notes={notes} />
    </Section>
  )
}

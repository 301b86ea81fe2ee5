import type { Offer } from '@touchline/domain/seasons/offers.ts'
import { listOf, monthName } from '@touchline/domain/words.ts'
import { memo } from 'react'
import { addressOf } from '../../../languages/site-address.ts'
import { written } from '../../../languages/written.tsx'
import { Button } from '../../../ui/button.tsx'
import { type FamilyChoice, familyPrice, MOST_CHILDREN, type Season } from './family-choice.ts'
import * as texts from './home.texts.ts'
import styles from './price-calculator.module.css'
import { Receipt } from './receipt.tsx'
import { useFamilyChoice } from './use-family-choice.ts'

interface CalculatorProps {
  season: Season
  today: string
  notes: string[]
}

/** Updates live with scripts; without them the form leads to the same address, and the server calculates. */
export function PriceCalculator({ season, today, notes }: CalculatorProps) {
  const { choice, start, form } = useFamilyChoice(season, today)
  return (
    <div className={styles.calculator}>
      <form
        {...form}
        key={form.key}
        className={`no-print ${styles.form}`}
        action={addressOf('/#price')}
        method="get"
        aria-label={texts.calculator}
      >
        <Choices season={season} start={start} />
      </form>
      <Receipt quote={familyPrice(season, choice, today)} choice={choice} notes={notes} />
    </div>
  )
}

/** The fields are uncontrolled, because otherwise React would re-render all of them for every tap. */
const Choices = memo(function Choices({ season, start }: { season: Season; start: FamilyChoice }) {
  return (
    <>
      <OfferChoice offers={season.offers} chosen={start.offer} />
      <CountChoice name="once" legend={texts.childrenOnce} count={start.once} />
      <CountChoice name="twice" legend={texts.childrenTwice} count={start.twice} />
      <fieldset className={styles.choice}>
        <legend>{texts.months}</legend>
        <div className={styles.months}>
          {season.months.map((month) => (
            <label key={month} className={styles.month}>
              <input
                type="checkbox"
                name="month"
                value={month}
                defaultChecked={start.months.includes(month)}
              />
              <span>{monthName(month)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <noscript>
        <Button type="submit">{texts.workItOut}</Button>
      </noscript>
    </>
  )
})

/** Shown only if the season's programs have different prices. */
function OfferChoice({ offers, chosen }: { offers: readonly Offer[]; chosen: number }) {
  if (offers.length < 2) return null
  return (
    <fieldset className={styles.choice}>
      <legend>{texts.program}</legend>
      <div className={styles.months}>
        {offers.map(({ programs }, n) => (
          <label key={programs.join()} className={styles.month}>
            <input type="radio" name="offer" value={n} defaultChecked={n === chosen} />
            <span>{written(listOf(programs, 'and'))}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface CountChoiceProps {
  name: string
  legend: string
  count: number
}

const counts = Array.from({ length: MOST_CHILDREN + 1 }, (_, count) => count)

function CountChoice({ name, legend, count }: CountChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.counts}>
        {counts.map((option) => (
          <label key={option} className={styles.count}>
            <input type="radio" name={name} value={option} defaultChecked={option === count} />
            <span>{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

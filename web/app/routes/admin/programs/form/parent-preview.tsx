import { isDay } from '@touchline/domain/calendar-day.ts'
import { centsFromDollars } from '@touchline/domain/pricing/cents.ts'
import { clubNow } from '../../../../club/club-now.ts'
import { useClubRules } from '../../../../club/use-club-rules.ts'
import type { OfferedProgram } from '../../../../registrations/offered-program.ts'
import { ChooseLink, ProgramCard } from '../../../../registrations/program-card.tsx'
import { sampleChild } from '../../../../registrations/sample-child.ts'
import styles from './program-form.module.css'
import { type ProgramValues, programInput } from './program-values.ts'
import { type DiscountChoice, useDiscounts } from './use-discounts.ts'

/** The card as a parent will see it, with the price for one child without siblings. */
export function ParentPreview({ id, values }: { id: string; values: ProgramValues }) {
  const { ages } = useClubRules()
  const discounts = useDiscounts()
  const program = offered(id, values, discounts)
  return (
    <aside className={styles.preview} aria-label="What a parent sees">
      <h2>What a parent sees</h2>
      {program ? (
        <div inert>
          <ProgramCard
            program={program}
            player={sampleChild(program, ages)}
            family={{ players: [] }}
            programs={[]}
            today={clubNow().day}
          >
            <ChooseLink program={program} to="" />
          </ProgramCard>
        </div>
      ) : (
        <p className="quiet">Add a name and the two dates to see the program here.</p>
      )}
    </aside>
  )
}

function offered(id: string, values: ProgramValues, discounts: DiscountChoice[]): OfferedProgram | null {
  const { fees, ...input } = programInput(values)
  if (!input.name || !isDay(input.startDate) || !isDay(input.endDate) || input.endDate < input.startDate)
    return null
  return {
    ...input,
    id,
    placesLeft: input.capacity,
    season: null,
    fees: fees.map(({ type, amount, discountIds }) => ({
      id: type,
      type,
      amountCents: centsFromDollars(amount) ?? 0,
      discounts: discounts.filter((one) => discountIds.includes(one.id)).map(({ discount }) => discount),
    })),
  }
}

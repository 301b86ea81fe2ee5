import { type AgeRule, clubBirthYears, seasonYearOf } from '@touchline/domain/age-group.ts'
import { isDay } from '@touchline/domain/calendar-day.ts'
import { centsFromDollars } from '@touchline/domain/pricing/cents.ts'
import { useClubRules } from '../../../../club/use-club-rules.ts'
import type { FamilyPlayer } from '../../../../family/family.ts'
import type { OfferedProgram } from '../../../../registration/offered-program.ts'
import { ProgramCard } from '../../../guardian/select-program/program-card.tsx'
import styles from './program-form.module.css'
import { type ProgramValues, programInput } from './program-values.ts'
import { type DiscountChoice, useDiscounts } from './use-discounts.ts'

/** The card that a parent will choose from, with the price for one child without siblings. */
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
            family={{ userId: '', isReachable: null, players: [] }}
            programs={[]}
            to=""
          />
        </div>
      ) : (
        <p className="quiet">With a name and its two days, the program appears here.</p>
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

/** Of an age that fits. */
function sampleChild({ startDate, maxBirthYear }: OfferedProgram, ages: AgeRule): FamilyPlayer {
  const year = maxBirthYear || clubBirthYears(seasonYearOf(startDate), ages).max
  return {
    id: 'sample',
    createdAt: '',
    _version: 1,
    firstName: 'Your player',
    lastName: '',
    birthDate: `${year}-01-01`,
    status: 'ACTIVE',
    gender: null,
    healthNotes: null,
    hasHealthNotes: false,
    emergencyContact: null,
    emergencyPhone: null,
    isReachable: null,
    photoConsent: null,
    shirtSize: null,
    sockSize: null,
    shinGuardSize: null,
    ballSize: null,
    registrations: [],
    kitOrders: [],
    consents: [],
  }
}

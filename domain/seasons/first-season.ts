import { DISCOUNT_DEFAULTS } from '../pricing/discount-types.ts'
import { FALL_2025 } from '../programs/program-sessions.ts'
import type { OfferedDiscount } from './offers.ts'
import type { Season } from './season.ts'

const family: OfferedDiscount = {
  id: 'family-discount',
  name: 'Family discount',
  type: 'FAMILY',
  basisPoints: 2000,
  conditions: { minChildren: 2, appliesTo: 'ALL' },
  description: null,
  startDate: null,
  endDate: null,
  active: true,
  priority: DISCOUNT_DEFAULTS.FAMILY.priority,
  stacks: true,
}

const december: OfferedDiscount = {
  id: 'december-special',
  name: 'December special',
  type: 'SEASONAL',
  basisPoints: 5000,
  conditions: { serviceMonths: ['2025-12'] },
  description: 'December has only two weeks of training.',
  startDate: null,
  endDate: null,
  active: true,
  priority: DISCOUNT_DEFAULTS.SEASONAL.priority,
  stacks: true,
}

/** The discounts of the first season, from which the demo club's programs and discounts are built (S-1). */
export const FIRST_DISCOUNTS = [family, december]
export const FIRST_FEES = { once: 8_000, twice: 15_000 }

/** The season the club went online with. The news of that fall refers to it, whatever comes later. */
export const FIRST_SEASON: Season = {
  id: 'fall-2025',
  version: 1,
  name: 'Fall 2025',
  ...FALL_2025,
  days: [...FALL_2025.days],
  location: null,
  changes: ['2025-10-11', '2025-10-12'].map((day) => ({
    day,
    status: 'ON',
    note: 'Thanksgiving weekend. Training is planned; please check here the day before.',
  })),
  opensForReturning: null,
  opensForAll: null,
  changedPrograms: [],
  offers: [
    {
      programs: ['Fall training 2025'],
      once: { cents: FIRST_FEES.once, discounts: FIRST_DISCOUNTS },
      twice: { cents: FIRST_FEES.twice, discounts: FIRST_DISCOUNTS },
    },
  ],
}

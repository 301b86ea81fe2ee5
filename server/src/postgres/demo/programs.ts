import { defaultBasics } from '@touchline/domain/club/defaults/base.ts'
import type { CreateInput } from '@touchline/domain/models/rows.ts'
import { dollarsFromCents } from '@touchline/domain/pricing/cents.ts'
import { FIRST_DISCOUNTS, FIRST_FEES, FIRST_SEASON } from '@touchline/domain/seasons/first-season.ts'

const { field } = defaultBasics

const { id, name, startDate, endDate, days, startTime, endTime, arriveMinutesEarly, changes } = FIRST_SEASON

export const firstSeason: CreateInput<'Season'> & { id: string } = {
  ...{ id, name, startDate, endDate, days, startTime, endTime, arriveMinutesEarly },
  changes: JSON.stringify(changes),
  status: 'PUBLISHED',
}

const fall = {
  ...{ startDate, endDate, days, startTime, endTime, seasonId: id },
  kind: 'TRAINING' as const,
  location: `${field.name}, ${field.city}`,
  status: 'OPEN' as const,
}

export const demoPrograms: CreateInput<'Program'>[] = [
  {
    ...fall,
    name: 'Fall training 2025: Little Kickers',
    description: 'A ball each, stories and short games for ages 3 to 5. A grown-up stays at the field.',
    capacity: 3,
    minBirthYear: 2020,
    maxBirthYear: 2022,
  },
  {
    ...fall,
    name: 'Fall training 2025: Juniors',
    description: 'Dribbling, first passes and small-sided games for ages 6 to 10.',
    capacity: 40,
    minBirthYear: 2015,
    maxBirthYear: 2019,
  },
  {
    ...fall,
    name: 'Fall training 2025: Youth',
    description: 'Technique under pressure, bigger games and more say in them, for ages 11 to 15.',
    capacity: 40,
    minBirthYear: 2010,
    maxBirthYear: 2014,
  },
]

export const demoFees = {
  once: { type: 'MONTHLY_ONCE', amount: dollarsFromCents(FIRST_FEES.once) },
  twice: { type: 'MONTHLY_TWICE', amount: dollarsFromCents(FIRST_FEES.twice) },
} as const

export const demoDiscounts = FIRST_DISCOUNTS.map(
  ({ basisPoints, conditions, active: _active, ...discount }): CreateInput<'Discount'> & { id: string } => ({
    ...discount,
    percentage: basisPoints / 100,
    // Who gets a family discount must remain the club's setting (D-7).
    conditions: JSON.stringify({ ...conditions, appliesTo: undefined }),
  }),
)

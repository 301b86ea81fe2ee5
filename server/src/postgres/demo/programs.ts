import { defaultBasics } from '@touchline/domain/club/defaults/base.ts'
import { dollarsFromCents } from '@touchline/domain/pricing/cents.ts'
import type { CreateInput } from '@touchline/domain/rows.ts'
import { FALL_2025 } from '@touchline/domain/season.ts'
import type { DemoProgram } from './demo-family.ts'

const { facts, field } = defaultBasics

const fall = {
  startDate: FALL_2025.startDate,
  endDate: FALL_2025.endDate,
  days: [...FALL_2025.days],
  startTime: FALL_2025.startTime,
  endTime: FALL_2025.endTime,
  kind: 'TRAINING' as const,
  location: `${field.name}, ${field.city}`,
  status: 'OPEN' as const,
}

export const demoPrograms: Record<DemoProgram, CreateInput<'Program'>> = {
  'little-kickers': {
    ...fall,
    name: 'Fall training 2025: Little Kickers',
    description: 'A ball each, stories and short games for ages 3 to 5. A grown-up stays at the field.',
    capacity: 3,
    minBirthYear: 2020,
    maxBirthYear: 2022,
  },
  juniors: {
    ...fall,
    name: 'Fall training 2025: Juniors',
    description: 'Dribbling, first passes and small-sided games for ages 6 to 10.',
    capacity: 40,
    minBirthYear: 2015,
    maxBirthYear: 2019,
  },
  youth: {
    ...fall,
    name: 'Fall training 2025: Youth',
    description: 'Technique under pressure, bigger games and more say in them, for ages 11 to 15.',
    capacity: 40,
    minBirthYear: 2010,
    maxBirthYear: 2014,
  },
}

export const demoFees = {
  once: { type: 'MONTHLY_ONCE', amount: dollarsFromCents(facts.monthlyCents.once) },
  twice: { type: 'MONTHLY_TWICE', amount: dollarsFromCents(facts.monthlyCents.twice) },
} as const

const seasonal = ({
  name,
  percent,
  months,
  reason,
}: NonNullable<typeof facts.special>): CreateInput<'Discount'> => ({
  name,
  type: 'SEASONAL',
  percentage: percent,
  description: `${percent}% off. ${reason}`,
  conditions: JSON.stringify({ serviceMonths: months }),
  priority: 10,
  stacks: true,
})

export const demoDiscounts: CreateInput<'Discount'>[] = [
  {
    name: 'Family discount',
    type: 'FAMILY',
    percentage: facts.family.percent,
    description: `${facts.family.percent}% off for ${facts.family.minChildren} or more children registered`,
    conditions: JSON.stringify({ minChildren: facts.family.minChildren }),
    priority: 20,
    stacks: true,
  },
  ...(facts.special ? [seasonal(facts.special)] : []),
]

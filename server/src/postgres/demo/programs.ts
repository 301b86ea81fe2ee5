import { FALL_2025 } from '@touchline/domain/season.ts'
import type { DemoProgram } from './demo-family.ts'

const fall = {
  startDate: FALL_2025.startDate,
  endDate: FALL_2025.endDate,
  days: [...FALL_2025.days],
  startTime: FALL_2025.startTime,
  endTime: FALL_2025.endTime,
  kind: 'TRAINING',
  location: 'Minoru Oval, Richmond',
  status: 'OPEN',
}

export const demoPrograms: Record<DemoProgram, Record<string, unknown>> = {
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

export const demoFees = [
  { type: 'MONTHLY_ONCE', amount: 80 },
  { type: 'MONTHLY_TWICE', amount: 150 },
]

export const demoDiscounts = [
  {
    name: 'Family discount',
    type: 'FAMILY',
    percentage: 20,
    description: '20% off for 2 or more children registered',
    conditions: JSON.stringify({ minChildren: 2, appliesTo: 'ALL' }),
    priority: 20,
    stacks: true,
  },
  {
    name: 'December special',
    type: 'SEASONAL',
    percentage: 50,
    description: '50% off in December, which has only two weeks of training',
    conditions: JSON.stringify({ serviceMonths: ['2025-12'] }),
    priority: 10,
    stacks: true,
  },
]

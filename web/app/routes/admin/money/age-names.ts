import type { OverdueAge } from '@touchline/domain/money/overdue-age.ts'

export const AGE_NAMES: Record<OverdueAge, string> = {
  UP_TO_30: 'Up to 30 days',
  UP_TO_60: '31 to 60 days',
  UP_TO_90: '61 to 90 days',
  OVER_90: 'More than 90 days',
}

import type { DiscountType } from '@touchline/domain/pricing/discount-types.ts'
import type { DiscountState } from '@touchline/domain/pricing/discount-words.ts'
import type { Tone } from '../../../ui/chip.tsx'

export const discountTypeNames: Record<DiscountType, string> = {
  SEASONAL: 'Seasonal: certain months',
  FAMILY: 'Family: several children',
  EARLY_BIRD: 'Early bird: before a day',
  HARDSHIP: 'Hardship: given at the desk',
  VOLUNTEER: 'Volunteer: given at the desk',
}

export const discountStateNames: Record<DiscountState, { tone: Tone; children: string }> = {
  RUNNING: { tone: 'good', children: 'Running' },
  UPCOMING: { tone: 'wait', children: 'Upcoming' },
  ENDED: { tone: 'quiet', children: 'Ended' },
  OFF: { tone: 'stop', children: 'Turned off' },
}

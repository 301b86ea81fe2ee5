export const DISCOUNT_TYPES = ['SEASONAL', 'FAMILY', 'EARLY_BIRD', 'HARDSHIP', 'VOLUNTEER'] as const
export type DiscountType = (typeof DISCOUNT_TYPES)[number]

interface Traits {
  priority: number
  stacks: boolean
  /** An administrator chooses who gets it (D-11). */
  isGivenByHand: boolean
}

/** The order of application and whether it stacks, where a discount does not say so itself (D-2, D-3). */
export const DISCOUNT_DEFAULTS: Record<DiscountType, Traits> = {
  SEASONAL: { priority: 10, stacks: true, isGivenByHand: false },
  FAMILY: { priority: 20, stacks: true, isGivenByHand: false },
  EARLY_BIRD: { priority: 30, stacks: false, isGivenByHand: false },
  HARDSHIP: { priority: 40, stacks: false, isGivenByHand: true },
  VOLUNTEER: { priority: 40, stacks: false, isGivenByHand: true },
}

/** For whom a family discount is: every child, or each but the one with the dearest plan (D-7). */
export const FAMILY_MODES = ['ALL', 'ADDITIONAL'] as const
export type FamilyMode = (typeof FAMILY_MODES)[number]

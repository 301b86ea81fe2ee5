export const DISCOUNT_TYPES = ['SEASONAL', 'FAMILY', 'EARLY_BIRD', 'HARDSHIP', 'VOLUNTEER'] as const
export type DiscountType = (typeof DISCOUNT_TYPES)[number]

interface Traits {
  priority: number
  stacks: boolean
  /** An administrator decides who gets it (D-11). */
  isGivenByHand: boolean
}

/** Defaults for the order of application and for stacking, when a discount does not set them (D-2, D-3). */
export const DISCOUNT_DEFAULTS: Record<DiscountType, Traits> = {
  SEASONAL: { priority: 10, stacks: true, isGivenByHand: false },
  FAMILY: { priority: 20, stacks: true, isGivenByHand: false },
  EARLY_BIRD: { priority: 30, stacks: false, isGivenByHand: false },
  HARDSHIP: { priority: 40, stacks: false, isGivenByHand: true },
  VOLUNTEER: { priority: 40, stacks: false, isGivenByHand: true },
}

/** Who gets a family discount: every child, or every child but the one with the most expensive plan (D-7). */
export const FAMILY_MODES = ['ALL', 'ADDITIONAL'] as const
export type FamilyMode = (typeof FAMILY_MODES)[number]

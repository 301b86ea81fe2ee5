export const DISCOUNT_TYPES = ['SEASONAL', 'FAMILY', 'EARLY_BIRD', 'HARDSHIP', 'VOLUNTEER'] as const
export type DiscountType = (typeof DISCOUNT_TYPES)[number]

/** The order of application and whether it stacks, where a discount does not say so itself (D-2, D-3). */
export const DISCOUNT_DEFAULTS: Record<DiscountType, { priority: number; stacks: boolean }> = {
  SEASONAL: { priority: 10, stacks: true },
  FAMILY: { priority: 20, stacks: true },
  EARLY_BIRD: { priority: 30, stacks: false },
  HARDSHIP: { priority: 40, stacks: false },
  VOLUNTEER: { priority: 40, stacks: false },
}

/** For whom a family discount is: every child, or each but the one with the dearest plan (D-7). */
export const FAMILY_MODES = ['ALL', 'ADDITIONAL'] as const
export type FamilyMode = (typeof FAMILY_MODES)[number]

import type { Facts } from './schemas/facts.ts'

/** 'every child', as a family discount is meant (D-7). */
export const discountedChildren = ({ family }: Facts): string =>
  family.appliesTo === 'ALL' ? 'every child' : 'every child but the one with the dearest plan'

/** '2 or more children' */
export const familyOffer = ({ family }: Facts): string =>
  family.appliesTo === 'ALL'
    ? `${family.minChildren} or more children`
    : `each child but the one with the dearest plan, from ${family.minChildren} children`

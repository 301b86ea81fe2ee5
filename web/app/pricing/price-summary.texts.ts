export const withoutDiscounts = 'Without discounts'
export const youSave = 'You save'
export const ifPlaceOpens = 'If a place opens up'
export const total = 'Total'
export const waitsOutside = (player: string, program: string, price: string) =>
  `${player} joins the waiting list for ${program} and isn’t in this total. If a place opens up, it’ll cost ${price}.`
export const siblingPays = (name: string, after: string, before: string) =>
  `${name} is already registered and will pay ${after} instead of ${before}.`
export const monthHasBegun = (month: string, left: number, all: number) =>
  `${month} has started: ${left} of ${all} sessions are left, at the price of the full month. Untick it above to leave it out.`

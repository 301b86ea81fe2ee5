export const withoutDiscounts = 'Without discounts'
export const youSave = 'You save'
export const ifPlaceOpens = 'If a place opens up'
export const total = 'Total'
export const waitsOutside = (player: string, program: string, price: string) =>
  `${player} goes on the waiting list for ${program} and is not in this total. If a place opens up, it costs ${price}.`
export const siblingPays = (name: string, after: string, before: string) =>
  `${name} is registered already and pays ${after} instead of ${before}.`
export const monthHasBegun = (month: string, left: number, all: number) =>
  `${month} has started: ${left} of ${all} sessions are left, and the price is that of the whole month. Untick it above to leave it out.`

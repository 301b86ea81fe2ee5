export const firstName = 'First name'
export const lastName = 'Last name'
export const birthDate = 'Birth date'
export const changed = (what: string, is: string, was: string) => `${what}: ${is}, instead of ${was}.`
export const emergencyContact = 'the emergency contact'
export const sizes = 'the sizes'
export const othersChanged = (others: string) => `We’ve changed ${others}.`
export const onHold = (child: string) =>
  `${child} is on hold because of an injury. Current places are kept, but there can’t be new ones until we’ve seen a doctor’s clearance.`
export const mayPlay = (child: string) => `${child} can play again.`

export const noLongerFits = (program: string, from: number, to: number) =>
  `${program} no longer fits: it’s for players born ${from === to ? `in ${from}` : `from ${from} to ${to}`}. The place is kept.`
export const fitsNow = (program: string) => `${program} fits now.`
export const otherGroup = (program: string, child: string, is: number, was: number | null) =>
  `In ${program} ${child} is U${is}${was === null ? '' : ` instead of U${was}`}.`
export const pricesStay = 'Prices already agreed stay the same.'

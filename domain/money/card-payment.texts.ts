import { formatCents } from '../pricing/cents.ts'

export const nothingToPay = () => 'There’s nothing left to pay for this.'
export const tooLittleForCard = ({ least }: { least: number }) =>
  `Cards take ${formatCents(least)} or more. Please pay this together with something else.`
export const noCardService = () =>
  'We can’t take cards just now. Please try again in a minute, or pay by e-Transfer.'

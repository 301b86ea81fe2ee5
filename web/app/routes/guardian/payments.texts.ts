export const title = 'Payments'
export const description = 'What’s due, how to pay, and what you’ve paid.'
export const print = 'Print'
export const allPaid = 'All paid up. Thank you!'
export const credit = (amount: string) => `You have ${amount} credit. It goes toward your next payment.`
export const creditBack = (amount: string, back: string) =>
  `You have ${amount} credit, and we’re sending you back ${back} of it.`
export const later = 'Later'
export const statement = 'Statement'
export const nothing = 'Nothing to pay'
export const nothingLead =
  'Once a place is approved, you’ll see what’s due here, month by month, and how to pay.'
export const toRegistrations = 'To your registrations'

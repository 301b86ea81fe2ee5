export const receipt = (number: number) => `Receipt ${number}`
export const statement = (year: number) => `Statement ${year}`
export const englishFollows = 'An English version follows; if the two differ, it prevails.'

export const isVoid = (day: string) => `VOID. This payment was undone on ${day}.`
export const reason = (note: string) => `Reason: ${note}`
export const receivedFrom = 'Received from'
export const date = 'Date'
export const paidBy = 'Paid by'
export const reference = 'Payment reference'
export const note = 'Note'
export const paidFor = 'For'
export const amount = 'Amount'
export const paidAhead = 'Paid ahead, toward what’s due next'
export const received = 'Payment received'

export const family = 'Family'
export const asOf = 'As of'
export const day = 'Day'
export const what = 'What'
export const owed = 'Owed'
export const broughtForward = 'Brought forward'
export const credit = 'Credit toward what’s due next'
export const receiptOf = (number: number) => `receipt ${number}`

/** The names of guardians who share an account. */
export const names = (all: readonly string[]) => all.join(', ')

/** First name first; Chinese versions write names in Chinese characters differently. */
export const fullName = (first: string, last: string) => `${first} ${last}`

export const charge = 'Charge'
export const payment = 'Payment'
export const credit = 'Credit'
export const refund = 'Refund'
export const fundHelp = 'Help from a fund'
export const writeOff = 'Write-off'
export const reversal = 'Undone'

export const eTransfer = 'e-Transfer'
export const cash = 'cash'
export const cheque = 'cheque'
export const card = 'card'
export const other = 'other'

export const subject = (parts: readonly string[]) => parts.join(', ')
export const owedAgain = 'Refunded, and owed again'
export const fundPays = (fund: string) => `${fund} pays`
export const undone = (kind: string) => `Undone: ${kind.toLowerCase()}`
export const from = (payer: string) => `from ${payer}`
/** Translates notes that the books write by themselves; a note that somebody typed stays as it is. */
export const ownNote = (note: string) => note

/** The standard parts of every email to families. */

export const signature = 'PMFC · Youth soccer in Richmond and Vancouver'
/** How to reach us: the club answers every reply. */
export const ask = 'Questions? Just reply to this email.'
export const buttonFails = 'If the button doesn’t work, open this link: '
export const labelled = (label: string, value: string) => `${label}: ${value}`

export const when = 'When'
export const where = 'Where'
export const answerBy = 'Please answer by'
export const amount = 'Amount'
export const refund = 'Refund'
export const reference = 'Reference'
export const payTo = 'e-Transfer to'

export const received = 'We have your message'
export const subject = (reference: string) => `We have your message (${reference})`
export const weAnswer = (days: number, reference: string) =>
  `Thank you for writing to the club. We answer within ${days} days. Your reference is ${reference}.`
export const notYou =
  'Did you not write to us? Then somebody typed your address by mistake, and you can ignore this email.'

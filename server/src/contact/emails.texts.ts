export const received = 'We’ve got your message'
export const subject = (reference: string) => `We’ve got your message (${reference})`
export const weAnswer = (days: number, reference: string) =>
  `Thanks for contacting the club. We’ll answer within ${days} days. Your reference is ${reference}.`
export const notYou = 'Wasn’t you? Then someone typed your address by mistake, and you can ignore this email.'

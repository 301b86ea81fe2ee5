export const title = (form: string) => form
export const subject = (title: string, reference: string) => `${title} (${reference})`
export const signedOn = (moment: string, count: number, reference: string) =>
  `This form was signed with your address on ${moment}, for ${count === 1 ? 'one child' : `${count} children`}. Your reference is ${reference}; please have it ready at check-in, where the desk has the names.`
export const youRead = (version: string) => `You read version ${version} of our text:`
export const youTicked = 'You ticked:'
export const hasChanged =
  'Has something changed? Let the desk know at check-in, or email the club. Didn’t sign this? Then someone typed your address by mistake; please let us know.'

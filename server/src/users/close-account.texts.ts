export const title = 'Your two records at the club are one now'
export const together = (email: string) =>
  `You were with us under two addresses. Everything is together now: please sign in with ${email}.`
export const noLonger =
  'This address no longer signs in. If that is not right, just reply to this email or call us.'

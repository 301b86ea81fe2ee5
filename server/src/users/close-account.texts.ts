export const title = 'We’ve merged your two records at the club'
export const together = (email: string) =>
  `You had records with us under two addresses. Everything is in one place now: please sign in with ${email}.`
export const noLonger =
  'You can no longer sign in with this address. If that’s not right, just reply to this email or call us.'

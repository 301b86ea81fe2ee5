export const title = 'Your family is on our new site'
export const lead = (club: string) =>
  `${club} has moved its registrations to a new site, and your family is already there. Sign up or sign in, then enter this code with the birth date of one of your children.`
export const worksOnce = (days: number) => `The code works once and expires in ${days} days.`
export const notYourClub =
  'Not your club? Please ignore this email: without a birth date the code opens nothing.'
export const enterCode = 'Enter the code'

/** The link text in emails, and the page that it leads to. */

export const tellCoach = (child: string) => `If ${child} can’t come one day, let the coach know`

export const title = (child: string) => `Can ${child} come?`
export const lead = (program: string) =>
  `The next sessions in ${program}. One tap lets the coach know, and you can change it until the session ends.`
export const later = 'For later sessions, sign in.'
export const today = (session: string) => `Today: ${session}`
export const at = (session: string, place: string) => `${session} · ${place}`
export const isCancelled = 'This session is cancelled.'
export const isDelayed = 'This session starts later than usual.'
export const isMoved = 'This session has moved.'
export const coachKnows = (child: string) => `The coach knows that ${child} can’t come.`
export const cannotCome = (child: string) => `${child} can’t come`
export const canCome = (child: string) => `${child} can come after all`
export const goOn = 'Go to your account'

export const noLink = 'This link no longer works'
export const noLinkLead =
  'Links in our emails stop working once a child’s place ends. Sign in to let the coach know.'

export const example = 'This is just an example'
export const exampleLead =
  'In the email families get, this link shows the child’s next sessions, with a button for each.'

export const toSite = 'To the club’s website'
export const stop = 'Stop the newsletter?'
export const onceAMonth = (email: string) => `We write to ${email} about once a month. One tap, and we stop.`
export const noticesStay = 'Notices about your own registrations and about training still come.'
export const unsubscribe = 'Unsubscribe'
export const unsubscribed = 'You are unsubscribed'
export const noMore = (email: string) =>
  `No newsletter goes to ${email} any more. Notices about your own registrations and about training still come.`
export const changedYourMind = 'Changed your mind? You can resubscribe.'
export const subscribe = 'Send me the newsletter again'
export const example = 'This is only an example'
export const exampleWhy = 'In the email that families get, this link stops the newsletter with one tap.'
export const notComplete = 'This link is not complete'
export const openAgain =
  'Please open it from the email again, or copy the whole link. Signed in, you can also stop the newsletter in your profile.'
export const toProfile = 'To your profile'

export const toSite = 'To the club’s website'
export const stop = 'Stop the newsletter?'
export const onceAMonth = (email: string) => `We email ${email} about once a month. One tap and we’ll stop.`
export const noticesStay = 'You’ll still get notices about your own registrations and training.'
export const unsubscribe = 'Unsubscribe'
export const unsubscribed = 'You’re unsubscribed'
export const noMore = (email: string) =>
  `We won’t send the newsletter to ${email} anymore. You’ll still get notices about your own registrations and training.`
export const changedYourMind = 'Changed your mind? You can resubscribe.'
export const subscribe = 'Send me the newsletter again'
export const example = 'This is only an example'
export const exampleWhy = 'In the email that families get, this link stops the newsletter with one tap.'
export const notComplete = 'This link is incomplete'
export const openAgain =
  'Please open it from the email again, or copy the whole link. You can also sign in and stop the newsletter in your profile.'
export const toProfile = 'To your profile'

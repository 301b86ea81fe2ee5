export const manyPages =
  'That was a lot of pages in a short time. Please wait a moment and load this page again.'
export const manyPeople =
  'Many people are on the site right now. Please wait a few seconds and load this page again.'

export const waitTitle = 'Please wait a moment'
export const wait =
  'A lot of requests came from your network in a short time. Please wait a minute and try again.'
export const toWebsite = 'To the club’s website'

export const awayTitle = 'We’ll be right back'
export const away = 'The club’s website can’t reach its records right now. It usually takes a minute or less.'
export const triesAgain = 'You don’t have to do anything: this page tries again every few seconds.'
export const tryNow = 'Try again now'

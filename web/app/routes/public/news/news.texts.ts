export const title = 'News'
export const description =
  'What’s happening at the club: training, matches, events, and what our young reporters saw.'
export const keywords = 'club news, match moments, training notices'
export const headline = 'News from the field'
export const lead = 'Training, matches, events. Moments rather than scores.'
export const kept = (ago: string) =>
  `We couldn’t load the latest news. This is the list this device loaded ${ago}.`
export const pinned = 'Pinned'
export const allNews = 'All news'
export const byMonth = 'News by month'
export const all = 'All'
export const nothing = 'No news is good news'
export const nothingLead = 'As soon as there’s something to share, you’ll find it here.'
export const photos = 'See our photos'

export const training = 'Training'
export const match = 'Match'
export const event = 'Event'
export const club = 'Club'
export const date = (day: string, year: string) => `${day}, ${year}`

export const noArticle = 'We can’t find this article.'
export const articleKeywords = (category: string) => `${category.toLowerCase()}, club news`
export const copyLink = 'Copy the link'
export const readNext = 'Read next: '
export const ourReporter = ', our reporter on the field'

/** The desk's names for the background jobs. A test checks that none is missing. */
export const JOB_NAMES: Readonly<Record<string, string>> = {
  mail: 'sending emails',
  campaigns: 'emails to groups',
  offers: 'offering free places',
  'tournament-offers': 'offering free tournament places',
  completion: 'completing registrations',
  'sum-accounts': 'adding up accounts',
  'check-sums': 'checking the books',
  'book-certain-lines': 'booking bank lines',
  'card-payments': 'card payments',
  'opening-notices': 'opening notices',
  'publish-news': 'publishing news',
  unconfirmed: 'places that were never confirmed',
  'unpaid-places': 'places that were never paid for',
  returning: 'inviting returning families',
  'payment-reminders': 'payment reminders',
  tidy: 'deleting old records',
  'site-health': 'checking the site’s health',
}

/** An unknown job is shown by its own name. */
export const jobName = (name: string): string => JOB_NAMES[name] ?? name

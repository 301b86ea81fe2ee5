import { isHiddenSetting, isSettingKey, type SettingKey } from '@touchline/domain/club/settings.ts'
import {
  isOwnItem,
  isShippedItem,
  KIT_ITEMS,
  OWN_ITEM,
  type ShippedItem,
} from '@touchline/domain/kit/items.ts'
import { SHIPPED_KIT } from '@touchline/domain/kit/shipped-kit.ts'
import { singleSizes } from '@touchline/domain/kit/stock.ts'
import { FAMILY_MODES, type FamilyMode } from '@touchline/domain/pricing/discount-types.ts'
import { statusWord } from '@touchline/domain/words.ts'
import { familyModeNames } from '../../../desk/status-names.ts'

interface SettingWords {
  title: string
  note: string
}

export const settingWords: Record<SettingKey, SettingWords> = {
  facts: {
    title: 'Facts and rules',
    note: 'Ages, limits, results and weather, as every page shows them and every form applies them.',
  },
  field: { title: 'Field', note: 'Where the club trains and how to get there.' },
  statusStrip: { title: 'Status strip', note: 'One line on every page when something is different today.' },
  contact: { title: 'Contact', note: 'How to reach the club, and who looks after privacy.' },
  payment: { title: 'Payment', note: 'How families pay, and how long they have.' },
  teams: { title: 'Teams and colours', note: 'Each team with its shirt, ages and days.' },
  coaches: { title: 'Coaches', note: 'Who they are, in their own words.' },
  matches: { title: 'Matches', note: 'Upcoming game days. Results aren’t kept here.' },
  events: { title: 'Events', note: 'Anything that is neither training nor a match.' },
  news: { title: 'News', note: 'Short posts; pinned ones come first.' },
  newsDrafts: { title: 'Drafts of news', note: 'Posts that aren’t out yet.' },
  videos: { title: 'Videos', note: 'The clips on the home page and in the showcase.' },
  faq: {
    title: 'Questions and answers',
    note: 'What parents ask, by topic. A field such as {{priceOnce}} follows what programs charge; an answer is hidden while its field is empty.',
  },
  promises: { title: 'Story and promises', note: 'Who the club is and what it stands for.' },
  kitStock: { title: 'Kit stock', note: 'What’s on the shelf, by item and size.' },
  kit: {
    title: 'Kit and prices',
    note: 'What the store sells, with names, prices and sizes. Add your own items at the end. Existing orders keep their name and price.',
  },
  store: { title: 'Store words', note: 'The kit store’s texts, and whether it’s open.' },
  consents: { title: 'Consent texts', note: 'What families agree to. A changed text gets a new version.' },
  checkedTranslations: {
    title: 'Checked translations',
    note: 'Consent texts whose Chinese has been checked against the English by club staff. All others say they haven’t been checked yet. The history shows who added one, and when.',
  },
}

/** News posts are written, and kit is counted, on pages of their own. */
export type FormKey = Exclude<SettingKey, 'news' | 'newsDrafts' | 'kitStock'>

export const isFormKey = (key: string): key is FormKey =>
  isSettingKey(key) && key !== 'news' && !isHiddenSetting(key)

export const SETTING_GROUPS: [name: string, keys: readonly FormKey[]][] = [
  ['Today', ['statusStrip']],
  ['Training', ['facts', 'field', 'payment']],
  ['Club', ['contact', 'teams', 'coaches', 'promises', 'kit', 'store']],
  ['Pages', ['events', 'matches', 'videos', 'faq']],
  ['Agreements', ['consents', 'checkedTranslations']],
]

const isFamilyMode = (option: string): option is FamilyMode =>
  (FAMILY_MODES as readonly string[]).includes(option)

function kitLabels(item: ShippedItem): Record<string, string> {
  const place = `kit.${item}`
  return {
    [place]: SHIPPED_KIT[item].name,
    [`${place}.priceCents`]: 'Price',
    [`${place}.isSold`]: 'In the store',
    [`${place}.sizes`]: 'Sizes offered',
  }
}

/** Labels for fields whose name is not enough; the others use their name in words. */
const LABELS: Record<string, string> = {
  'season.changes.programId': 'Program',
  'facts.foundedYear': 'Founded in',
  'facts.ages.from': 'Youngest age',
  'facts.ages': 'Who can join',
  'facts.ages.to': 'Oldest age',
  'facts.ages.oldestPlayDown': 'U16 plays with U15',
  'facts.familyMode': 'Family discounts are for',
  'facts.resultsFrom': 'Keep results from',
  'facts.takeBackSeconds': 'Seconds to undo',
  'facts.fieldCare': 'What coaches see at the field',
  'facts.fieldCare.health': 'Health notes',
  'facts.fieldCare.phone': 'Emergency contact and phone',
  'facts.limits': 'Limits per family',
  'facts.limits.children': 'Children',
  'facts.limits.unpaidPlaces': 'Unpaid places',
  'facts.limits.placesInProgram': 'Children in one program',
  'facts.limits.pendingDays': 'Days until an unconfirmed place expires',
  'facts.weather': 'Rain or shine',
  'field.mapLink': 'Map link',
  'season.startDate': 'First day',
  'season.endDate': 'Last day',
  'season.startTime': 'From',
  'season.endTime': 'To',
  'season.days': 'Training days',
  'season.arriveMinutesEarly': 'Minutes to arrive early',
  'season.location': 'Field, if not the club’s own',
  'season.changes': 'Days off and sessions that are different',
  'season.opensForReturning': 'Returning families can register from',
  'season.opensForAll': 'Everyone can register from',
  'contact.email': 'Email',
  'contact.hours': 'When we answer',
  'contact.answerWithinDays': 'Days to answer',
  'contact.socialVideoLink': 'Link to our videos',
  'contact.socialPhotoLink': 'Link to our photos',
  'contact.privacyOfficer.email': 'Email',
  'payment.etransferTo': 'e-Transfer to',
  'payment.etransfer': 'How to pay by e-Transfer',
  'payment.cash': 'How to pay in cash',
  'payment.dueDays': 'Days to pay after approval',
  'payment.plan': 'Fees are due',
  'payment.dayOfMonth': 'Day of the month they’re due',
  'payment.activeFrom': 'When a place becomes active',
  'payment.bookCertain': 'Book sure matches automatically',
  'payment.reminders': 'Payment reminders',
  'payment.reminders.daysBefore': 'Days before it’s due',
  'payment.reminders.isOnDueDay': 'On the day it’s due',
  'payment.reminders.daysAfter': 'Days after it was due',
  'payment.unpaidPlaces': 'Unpaid places to release',
  'payment.unpaidPlaces.areGivenUp': 'Release them automatically',
  'payment.unpaidPlaces.daysOverdue': 'Days overdue before a place is released',
  'payment.unpaidPlaces.noticeDays': 'Days of notice',
  'teams.altColour': 'Second colour',
  'teams.colour.hex': 'Colour',
  'teams.altColour.hex': 'Colour',
  'teams.groups': 'Age groups (8, 9 for U8 and U9)',
  'teams.forming': 'Still forming (instead of a next match)',
  'news.pinned': 'Pinned to the top',
  'news.slug': 'Address',
  'news.date': 'Date',
  'news.quote': 'Quote of a young reporter',
  'news.photo': 'Photo',
  'news.photo.shows': 'What it shows',
  'matches.groups': 'Age groups (8, 9 for U8 and U9)',
  'videos.seconds': 'Length in seconds',
  ...Object.assign({}, ...KIT_ITEMS.map(kitLabels)),
  'kit.own': 'Your own items',
  'kit.own.priceCents': 'Price',
  'kit.own.isSold': 'In the store',
  'kit.own.id': 'Address',
  'store.isOpen': 'The store is open',
  'store.closed': 'What it says while it’s closed',
  'consents.FUN_DAY_WAIVER': 'Fun day',
  'checkedTranslations.version': 'Version that was checked',
}

/** What a label leaves unsaid. */
const HINTS: Record<string, string> = {
  'contact.legalName': 'On receipts and statements, as the club is registered. Leave empty to show PMFC',
  'contact.postalAddress':
    'In each newsletter, on receipts and statements. Leave empty to show the field’s address',
  'facts.ages.oldestPlayDown': 'Players one year too old',
  'season.opensForReturning': 'Leave empty to open with everyone else',
  'season.opensForAll': 'Leave empty to open once the season is published',
  'payment.dayOfMonth': 'For each month after the first, 1 to 28',
  'payment.bookCertain': 'Only with the family’s reference and the right amount. You can undo each one',
  'payment.activeFrom': 'Until then, the desk is told when a payment is late',
  'payment.reminders.daysBefore': 'Such as 3, or 7, 2. Leave empty for none',
  'payment.reminders.daysAfter': 'Such as 7, 21. Leave empty for none',
  'payment.unpaidPlaces.areGivenUp':
    'Only places that aren’t active yet. Any payment, a pause you’ve agreed on, or help from a fund keeps a place',
  'payment.unpaidPlaces.noticeDays': 'The family always gets at least this many days’ notice',
  'facts.resultsFrom': '14 = U14 and up; 16 = none',
  'facts.fieldCare.health':
    'A mark shows that there is something to know. Anyone who reads more is recorded, and the family can see it.',
  'kit.own.sizes': 'Such as S, M, L. Leave empty if it comes in one size',
  'kit.own.id':
    'Part of the web address in the store. If left empty, it’s made from the name. Stays when you rename the item',
  'kit.FULL_KIT.isSold': 'In the sizes of its home jersey, shorts and socks',
  'facts.takeBackSeconds': 'Emails about approvals and kit orders wait this long',
}

export const fieldHint = (path: readonly (string | number)[]): string | undefined =>
  HINTS[path.filter((part) => typeof part === 'string').join('.')]

/** 'arriveMinutesEarly' → 'Arrive minutes early', 'CONDUCT' → 'Conduct' */
export function fieldLabel(path: readonly (string | number)[]): string {
  const last = path.at(-1)
  // One of several texts.
  if (typeof last === 'number') return `${fieldLabel(path.slice(0, -1))} ${last + 1}`
  return labelOf(path.filter((part) => typeof part === 'string'))
}

function labelOf(names: readonly string[]): string {
  const label = LABELS[names.join('.')]
  if (label) return label
  const last = names.at(-1) ?? ''
  const words =
    last === last.toUpperCase()
      ? statusWord(last)
      : last.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return capitalized(words)
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Kit is named by its kind, whatever the club calls it; sizes are named as on the label. */
function kitName(option: string): string | undefined {
  if (isShippedItem(option)) return SHIPPED_KIT[option].name
  if (isOwnItem(option)) return capitalized(statusWord(option.slice(OWN_ITEM.length)))
  return KIT_ITEMS.some((one) => singleSizes(SHIPPED_KIT, one).includes(option)) ? option : undefined
}

/** Labels for options whose name is not enough. */
const OPTIONS: Record<string, string> = {
  RULES: 'Rules and disclaimer',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  MONTHLY: 'Month by month',
  AT_ONCE: 'All at once, with the first month',
  FAMILY_CHOOSES: 'As the family chooses',
  APPROVAL: 'As soon as it’s approved',
  FIRST_PAYMENT: 'Once the first payment is in',
  ALL_PAID: 'Once everything is paid',
}

/** 'NO_TRAINING' → 'No training' */
export const optionLabel = (option: string): string => {
  if (isFamilyMode(option)) return familyModeNames[option]
  const name = OPTIONS[option] ?? kitName(option)
  if (name) return name
  return capitalized(statusWord(option))
}

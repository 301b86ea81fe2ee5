import { ageGroupLabel, seasonYearOf } from '../../age-group.ts'
import { topicName } from '../../contact-topics.ts'
import { formatCentsShort } from '../../pricing/cents.ts'
import { serviceMonths } from '../../season.ts'
import { timeRange } from '../../words.ts'
import { clubQuote } from '../club-quote.ts'
import { specialMonths } from '../fact-lines.ts'
import { discountedChildren } from '../family-words.ts'
import type { FaqItem } from '../schemas/faq.ts'
import {
  arriveTime,
  decisionTime,
  lastSessionNames,
  seasonDates,
  sessionCount,
  trainingDays,
} from '../season-words.ts'
import type { Basics } from './base.ts'

/** What parents ask, with the answers of this season. */
export const defaultFaq = (basics: Basics): FaqItem[] => [
  ...aboutTraining(basics),
  ...aboutFees(basics),
  ...aboutPlayers(basics),
]

function aboutTraining({ field, season, facts }: Basics): FaqItem[] {
  return [
    {
      id: 'when-and-where',
      topic: 'TRAINING',
      question: 'When and where do you train?',
      answer: `${trainingDays(season)}, ${timeRange(season.startTime, season.endTime)}, at ${field.name}, ${field.city}, from ${seasonDates(season)}. That is ${sessionCount(season)} sessions; the last ones are on ${lastSessionNames(season)}.`,
    },
    {
      id: 'arrive',
      topic: 'TRAINING',
      question: 'When should we arrive?',
      answer: `${season.arriveMinutesEarly} minutes early, at ${arriveTime(season)}, with shin guards on and the water bottle filled.`,
    },
    {
      id: 'rain',
      topic: 'TRAINING',
      question: 'What if it rains?',
      answer: `${facts.weather} Unsafe means thunder (we wait 30 minutes after the last clap), standing water or frost on the field, smoke or heat beyond BC Soccer’s guidelines, or the City closing the field. We post it at the top of this site by ${decisionTime(season)}. If nothing is there, training is on.`,
    },
    {
      id: 'bring',
      topic: 'KIT',
      question: 'What should we bring?',
      answer:
        'Shin guards under long socks, cleats or runners, water, warm layers and a rain jacket. Please leave jewellery at home. Metal studs are not allowed.',
    },
    {
      id: 'ball',
      topic: 'KIT',
      question: 'Which ball size is right?',
      answer: 'Size 3 up to U8, size 4 for U9 to U13, size 5 from U14.',
    },
    {
      id: 'dark',
      topic: 'TRAINING',
      question: 'Isn’t it dark at five in November?',
      answer: `${LIGHT[String(field.floodlit)]} Bright layers help coaches and drivers see your child on the way to the car.`,
    },
  ]
}

/** Nobody is promised light before the club has confirmed it. */
const LIGHT: Record<string, string> = {
  true: 'It is, once the clocks go back. The field is floodlit for the whole session.',
  false:
    'It is, once the clocks go back. The field has no floodlights: we write to you before then about where and when we train.',
  null: 'It is, once the clocks go back. We write to you about lights before then; please ask us if you would like to know now.',
}

function aboutFees(basics: Basics): FaqItem[] {
  const { facts, payment } = basics
  const { once, twice } = facts.monthlyCents
  const ordinary = ordinaryMonth(basics)
  const siblings = clubQuote(basics, [{ timesAWeek: 1 }, { timesAWeek: 1 }], [ordinary]).totalCents
  return [
    {
      id: 'price',
      topic: 'FEES',
      question: 'How much does it cost?',
      answer: `${formatCentsShort(once)} a month for one day a week, ${formatCentsShort(twice)} for both days. With ${facts.family.minChildren} or more children registered, ${discountedChildren(facts)} gets ${facts.family.percent}% off: two children, one day each, pay ${formatCentsShort(siblings)} a month.`,
    },
    ...aboutSpecial(basics),
    {
      id: 'how-to-pay',
      topic: 'FEES',
      question: 'How do we pay?',
      answer: `We confirm your player’s place first, then you have ${payment.dueDays} days. ${payment.etransfer} ${payment.cash} We do not take cards.`,
    },
    {
      id: 'missed-a-day',
      topic: 'FEES',
      question: 'We missed a day. Can we make it up?',
      answer:
        'Join the other weekend day if there is room; just tell the coach. There is no refund for days lost to weather.',
    },
    {
      id: 'refunds',
      topic: 'FEES',
      question: 'What about refunds?',
      answer:
        'Tell us before the day of a month’s first session and that month is refunded in full. From that day on there is no refund, except for an injury with a doctor’s note or a move: then you get back the sessions left. The whole table is on the Rules page.',
    },
    {
      id: 'help-with-fees',
      topic: 'FEES',
      question: 'Is there help with fees?',
      answer:
        'Grants such as KidSport and A4K exist, but they need an eligible program, so please ask us first. Nobody should miss soccer over money without talking to us; it stays between us.',
    },
  ]
}

/** The first month of the season at the full price. */
function ordinaryMonth({ facts, season }: Basics): string {
  const months = serviceMonths(season)
  return months.find((month) => !facts.special?.months.includes(month)) ?? months[0] ?? ''
}

function aboutSpecial(basics: Basics): FaqItem[] {
  const { special } = basics.facts
  if (!special) return []
  const [month = ''] = special.months
  const price = (timesAWeek: 1 | 2) =>
    formatCentsShort(clubQuote(basics, [{ timesAWeek }], [month]).totalCents)
  return [
    {
      id: 'december',
      topic: 'FEES',
      question: `Why is ${specialMonths(basics.facts)} cheaper?`,
      answer: `${special.reason} So it is ${special.percent}% off: ${price(1)} for one day a week, ${price(2)} for both. The family discount comes on top.`,
    },
  ]
}

function aboutPlayers({ facts, contact, season }: Basics): FaqItem[] {
  const seasonYear = seasonYearOf(season.startDate)
  return [
    {
      id: 'three-year-olds',
      topic: 'REGISTRATION',
      question: 'Is 90 minutes too long for a 3-year-old?',
      answer:
        'It is short games with breaks, a snack and a story. An adult stays at the field for every player under 6, and it is fine to stop when they have had enough.',
    },
    {
      id: 'never-played',
      topic: 'REGISTRATION',
      question: 'My child has never played. Is that a problem?',
      answer: `It is perfect. Everyone from ${facts.ages.from} to ${facts.ages.to} starts with a ball and a game. Come to a session and watch, or write to us and try one.`,
    },
    {
      id: 'which-team',
      topic: 'REGISTRATION',
      question: 'Which team will my player be in?',
      answer: `Teams go by birth year: ${ageGroupLabel(seasonYear - 8, seasonYear, facts.ages)}, for example. Pick your player’s birth year on the Teams page to see the group, the colour and the coach.`,
    },
    {
      id: 'photos',
      topic: 'PRIVACY',
      question: 'Will you take photos of my child?',
      answer: `Only with your yes, and you can change it at any time in your profile. If you see a picture that should go, tell us and we take it down within ${contact.answerWithinDays} days.`,
    },
    {
      id: 'help-out',
      topic: 'VOLUNTEER',
      question: 'Can I help?',
      answer: `Please do. We need hands for set-up, snacks, photos and game days, and we pair new coaches and referees with someone who has done it before. Write to us with the topic “${topicName('VOLUNTEER')}”.`,
    },
  ]
}

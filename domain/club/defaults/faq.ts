import { topicName } from '../../contact/contact-topics.ts'
import type { FaqItem } from '../schemas/faq.ts'

/**
 * What parents ask. Whatever can change is quoted by a field, so that an answer that the club has rewritten leaves the
 * others following the season, its prices and the field (C-12).
 */
export const defaultFaq: FaqItem[] = [
  {
    id: 'when-and-where',
    topic: 'TRAINING',
    question: 'When and where do you train?',
    answer:
      '{{trainingDays}}, {{trainingTimes}}, at {{field}}, {{city}}, from {{seasonDates}}. That is {{sessionCount}} sessions; the last ones are on {{lastSessions}}.',
  },
  {
    id: 'arrive',
    topic: 'TRAINING',
    question: 'When should we arrive?',
    answer:
      '{{arriveMinutes}} minutes early, at {{arriveTime}}, with shin guards on and the water bottle filled.',
  },
  {
    id: 'rain',
    topic: 'TRAINING',
    question: 'What if it rains?',
    answer:
      '{{weather}} Unsafe means thunder (we wait 30 minutes after the last clap), standing water or frost on the field, smoke or heat beyond BC Soccer’s guidelines, or the City closing the field. We post it at the top of this site by {{decisionTime}}. If nothing is there, training is on.',
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
    answer:
      'It is, once the clocks go back. {{lights}} Bright layers help coaches and drivers see your child on the way to the car.',
  },
  {
    id: 'price',
    topic: 'FEES',
    question: 'How much does it cost?',
    answer:
      '{{priceOnce}} a month for one day a week, {{priceTwice}} for both days. With {{familyFrom}} or more children registered, {{familyFor}} gets {{familyPercent}} off: two children, one day each, pay {{priceTwoChildren}} a month.',
  },
  {
    id: 'december',
    topic: 'FEES',
    question: 'Why is {{specialMonths}} cheaper?',
    answer:
      '{{specialReason}} So it is {{specialPercent}} off: {{specialOnce}} for one day a week, {{specialTwice}} for both. The family discount comes on top.',
  },
  {
    id: 'how-to-pay',
    topic: 'FEES',
    question: 'How do we pay?',
    answer:
      'We confirm your player’s place first. {{whenToPay}} {{payByTransfer}} {{payInCash}} We do not take cards.',
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
    answer:
      'It is perfect. Everyone from {{youngest}} to {{oldest}} starts with a ball and a game. Come to a session and watch, or write to us and try one.',
  },
  {
    id: 'which-team',
    topic: 'REGISTRATION',
    question: 'Which team will my player be in?',
    answer:
      'Teams go by birth year: {{exampleGroup}}, for example. Pick your player’s birth year on the Teams page to see the group, the colour and the coach.',
  },
  {
    id: 'photos',
    topic: 'PRIVACY',
    question: 'Will you take photos of my child?',
    answer:
      'Only with your yes, and you can change it at any time in your profile. If you see a picture that should go, tell us and we take it down within {{answerDays}} days.',
  },
  {
    id: 'help-out',
    topic: 'VOLUNTEER',
    question: 'Can I help?',
    answer: `Please do. We need hands for set-up, snacks, photos and game days, and we pair new coaches and referees with someone who has done it before. Write to us with the topic “${topicName('VOLUNTEER')}”.`,
  },
]

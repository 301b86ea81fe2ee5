import { topicName } from '../../contact/contact-topics.ts'
import { FIRST_SEASON } from '../../seasons/first-season.ts'
import { dayName, timeRange } from '../../words.ts'
import type { NewsPost } from '../schemas/news.ts'
import {
  arriveTime,
  lastSessionNames,
  seasonDates,
  seasonTitle,
  sessionCount,
  trainingDays,
} from '../season-words.ts'
import type { Basics } from './base.ts'

type Place = Pick<Basics, 'facts' | 'field'>

/**
 * The first posts, newest first. They are about the first season and stay as they were written, whatever a later one
 * costs. Reports on U13 and younger tell moments, not scores (G-2).
 */
export const defaultNews = (place: Place): NewsPost[] => [
  lunarVolunteers,
  decemberSpecial,
  darkAtFive,
  clubGames,
  photoDay(place),
  seasonStart(place),
]

const lunarVolunteers: NewsPost = {
  slug: 'lunar-new-year-volunteers',
  date: '2025-12-01',
  category: 'EVENT',
  title: 'Lunar New Year tournament: we need forty hands',
  summary:
    'The club welcomes the lunar new year with a day of short games, a lion dance and a lot of food. We are looking for field marshals, game leaders, table helpers and a voice for the microphone.',
  body: [
    'Twenty helpers make the day easy; that is forty hands. Most shifts are two hours, and everyone gets lunch. The date and the hours stand under Events.',
    'You need no soccer knowledge to be a marshal, to hand out score cards or to run the quiet corner. Game leaders for the youngest get a short lesson in January; players of 12 and older are welcome, paired with a grown-up.',
    `Write to us with the topic “${topicName('VOLUNTEER')}” and tell us which hours suit you. If you speak Cantonese, Mandarin, Vietnamese or Korean, tell us that, too: we would love to greet families in their own words.`,
  ],
  pinned: false,
  quote: null,
}

const decemberSpecial: NewsPost = {
  slug: 'december-special',
  date: '2025-11-20',
  category: 'CLUB',
  title: 'December special: 50% off',
  summary:
    'December has only two weeks of training. So we charge 50% less: $40 for one day a week. A good month to try soccer, or to bring a friend.',
  body: [
    `The last sessions of the fall are on ${lastSessionNames(FIRST_SEASON)}. Because December is short, the monthly fee is 50% off, for everyone, by itself.`,
    'The family discount comes on top: two children, one day each, pay $64 together.',
    'The first weekend is our mini World Cup, and the last one is the family game, in which the grown-ups run and the players coach.',
  ],
  pinned: false,
  quote: null,
}

const darkAtFive: NewsPost = {
  slug: 'dark-at-five',
  date: '2025-10-27',
  category: 'TRAINING',
  title: 'Dark at five: how to stay warm and seen',
  summary:
    'The clocks go back on Sun, Nov 2, and then it is dark when training starts. Bright layers, a dry top for the way home and a flashlight for the parking lot make November fun.',
  body: [
    `We still meet at ${arriveTime(FIRST_SEASON)}. Please walk with your player to the gate instead of dropping them off on the road.`,
    'Dress in layers: a long-sleeved shirt under the jersey, thin gloves, a toque until the first game. Cotton hoodies get heavy in the rain; a light rain jacket is better.',
    'Pack a dry top and dry socks in a bag that stays dry. Warm feet on the way home decide whether they want to come back.',
  ],
  pinned: false,
  quote: {
    words: 'You can see your breath and it looks like a dragon. Defenders are scared of dragons.',
    who: 'Noor, 8',
  },
}

const clubGames: NewsPost = {
  slug: 'first-club-games',
  date: '2025-09-28',
  category: 'MATCH',
  title: 'Herons and Foxes, Salmon and Cedars: the first club games',
  summary:
    'Four teams, two games, one very muddy goalmouth. Nobody counted goals, but a few moments will be talked about for a while.',
  body: [
    'When a Fox slipped in front of an open goal, it was a Heron who stopped to help her up. The ball rolled on; nobody minded.',
    'The Cedars tried seven passes in a row and managed six, twice. The Salmon changed goalkeepers every five minutes, and each of them made a save.',
    'Thank you to our game leaders, both 13, who explained every call and smiled through the hail.',
  ],
  pinned: false,
  quote: {
    words: 'My best bit was when I passed and then got it back. I did not know that works.',
    who: 'Kenji, 9',
  },
}

const photoDay = ({ field }: Place): NewsPost => ({
  slug: 'photo-day',
  date: '2025-09-25',
  category: 'EVENT',
  title: `Photo day on ${dayName('2025-10-04')}`,
  summary:
    'Team pictures before training, in club jerseys. Have you told us yes or no to photos yet? It takes one tap in your profile.',
  body: [
    `Come to ${field.name} at 4:10 PM with the jersey on and a jacket over it. Each team takes five minutes; the youngest go first.`,
    'Only players whose families have said yes are in the pictures. For everyone else there is a game on the next field, at the same time and just as loud.',
  ],
  pinned: false,
  quote: null,
})

const seasonStart = ({ field, facts }: Place): NewsPost => ({
  slug: 'season-start',
  date: '2025-08-25',
  category: 'TRAINING',
  title: `${seasonTitle(FIRST_SEASON)} starts on ${dayName(FIRST_SEASON.startDate)}`,
  summary: `${trainingDays(FIRST_SEASON)}, ${timeRange(FIRST_SEASON.startTime, FIRST_SEASON.endTime)}, at ${field.name}: ${sessionCount(FIRST_SEASON)} sessions from ${seasonDates(FIRST_SEASON)}. Here is what to bring and where to go on the first day.`,
  body: [
    `Please arrive at ${arriveTime(FIRST_SEASON)} on the first day; coaches wear club jackets and stand at the flag. ${field.gate}`,
    'Bring shin guards, long socks, cleats or runners, water and a layer for the wind. No jewellery, please.',
    `${facts.weather} If a session cannot go ahead, a line at the top of every page of this site says so. If you see no line, training is on.`,
    `The season ends with a family game; the last sessions are on ${lastSessionNames(FIRST_SEASON)}.`,
  ],
  pinned: true,
  quote: null,
})

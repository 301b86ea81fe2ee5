import { topicName } from '../../contact/contact-topics.ts'
import { FIRST_SEASON } from '../../seasons/first-season.ts'
import { dayName, timeRange } from '../../words.ts'
import { withFacts } from '../content-file.ts'
import { type NewsPost, news } from '../schemas/news.ts'
import {
  arriveTime,
  lastSessionNames,
  seasonDates,
  seasonTitle,
  sessionCount,
  trainingDays,
} from '../season-words.ts'
import type { Basics } from './base.ts'
import { PHOTO_DAY } from './events.ts'
import posts from './news.json' with { type: 'json' }

/**
 * The first posts, newest first. They are about the first season and keep their wording whatever a later season costs.
 * Reports on U13 and younger describe moments, not scores (G-2).
 */
export const defaultNews = ({ facts, field }: Pick<Basics, 'facts' | 'field'>): NewsPost[] =>
  news.parse(
    withFacts(posts, {
      volunteer: topicName('VOLUNTEER'),
      photoDay: dayName(PHOTO_DAY),
      season: seasonTitle(FIRST_SEASON),
      seasonDates: seasonDates(FIRST_SEASON),
      firstDay: dayName(FIRST_SEASON.startDate),
      lastSessions: lastSessionNames(FIRST_SEASON),
      sessionCount: sessionCount(FIRST_SEASON),
      trainingDays: trainingDays(FIRST_SEASON),
      trainingTimes: timeRange(FIRST_SEASON.startTime, FIRST_SEASON.endTime),
      arriveTime: arriveTime(FIRST_SEASON),
      field: field.name,
      gate: field.gate,
      weather: facts.weather,
    }),
  )

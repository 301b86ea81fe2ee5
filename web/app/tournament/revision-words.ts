import { clubDay, clubTime } from '@touchline/domain/club-clock.ts'
import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { dayName, timeName } from '@touchline/domain/words.ts'
import * as texts from './tournament.texts.ts'

type Published = Pick<DayView, 'revision' | 'publishedAt'>

/** 'Revision 7 · Sat, Feb 21, 10:32 AM': stands on every page and every sheet. */
export const revisionWords = ({ revision, publishedAt }: Published): string =>
  publishedAt === null ? texts.revision(revision) : texts.revisionOf(revision, instantWords(publishedAt))

/** The same where the server cannot be reached. */
export const offlineWords = ({ revision, publishedAt }: Published): string =>
  publishedAt === null ? texts.offline(revision) : texts.offlineOf(revision, instantWords(publishedAt))

export function instantWords(instant: string): string {
  const at = new Date(instant)
  return texts.joined([dayName(clubDay(at)), timeName(clubTime(at))])
}

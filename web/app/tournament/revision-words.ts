import { clubDay, clubTime } from '@touchline/domain/club-clock.ts'
import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { dayName, timeName } from '@touchline/domain/words.ts'

/** 'Revision 7 of Sat, Feb 21, 10:32 AM': stands on every page and every sheet. */
export function revisionWords({ revision, publishedAt }: Pick<DayView, 'revision' | 'publishedAt'>): string {
  return publishedAt === null
    ? `Revision ${revision}`
    : `Revision ${revision} of ${instantWords(publishedAt)}`
}

export function instantWords(instant: string): string {
  const at = new Date(instant)
  return `${dayName(clubDay(at))}, ${timeName(clubTime(at))}`
}

import { type AgeRule, ageGroupLabel, seasonYearOf } from '@touchline/domain/age-group.ts'
import { yearOf } from '@touchline/domain/calendar-day.ts'
import type { RowOf } from '@touchline/domain/rows.ts'
import { dayName, listOf } from '@touchline/domain/words.ts'
import type { Words } from '../users/write-to-guardians.ts'

interface Coming {
  firstName: string
  birthDate: string
  program: Pick<RowOf<'Program'>, 'name' | 'startDate'>
}

const onDay = (day: string) => `${dayName(day)}, ${yearOf(day)}`

/** To a family that was here before: who can come back, to what, and how little it takes (S-16). */
export function seasonIsOpen(season: RowOf<'Season'>, children: readonly Coming[], ages: AgeRule): Words {
  const names = listOf(
    children.map(({ firstName }) => firstName),
    'and',
  )
  const { name, opensForReturning, opensForAll } = season
  const isFirst = opensForReturning && opensForAll && opensForReturning < opensForAll
  return {
    subject: `${name} is open for ${names}`,
    paragraphs: [
      isFirst
        ? `You can register ${names} for ${name} now. Everyone else can from ${onDay(opensForAll)}.`
        : `Registration for ${name} is open, and we would love to see ${names} again.`,
      ...children.map(({ firstName, birthDate, program }) => {
        const group = ageGroupLabel(yearOf(birthDate), seasonYearOf(program.startDate), ages)
        return `${firstName}: ${[group, program.name].filter(Boolean).join(', ')}, from ${onDay(program.startDate)}.`
      }),
      'Your days of last time are filled in. You see the whole price before you send anything, and there is nothing to pay until we write to you.',
    ],
    action: { label: `Register ${names}`, path: '/guardian' },
    expiresAt: new Date(`${season.endDate}T12:00:00Z`),
  }
}

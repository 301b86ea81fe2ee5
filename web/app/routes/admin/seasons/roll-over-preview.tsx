import { seasonDates } from '@touchline/domain/club/season-words.ts'
import type { DiscountConditions } from '@touchline/domain/pricing/discount-conditions.ts'
import {
  type RollableDiscount,
  type RollableProgram,
  type RolledDiscount,
  type RolledFee,
  rollOver,
} from '@touchline/domain/seasons/roll-over.ts'
import type { SeasonPlan } from '@touchline/domain/seasons/season.ts'
import { dayAndYear, listOf, monthName } from '@touchline/domain/words.ts'
import type { Row } from '../../../data/row.ts'
import { type Difference, VersionsTable } from '../../../ui/table/versions-table.tsx'
import ui from '../../../ui/ui.module.css'

interface Program extends RollableProgram {
  capacity: number | null
  fees: readonly (RolledFee & { words: string })[]
}

interface PreviewProps {
  season: SeasonPlan
  programs: readonly Program[]
  discounts: readonly Row[]
  next: Pick<SeasonPlan, 'name' | 'startDate' | 'endDate'>
}

/** Every line of the next season beside the current one. */
export function RollOverPreview({ season, programs, discounts, next }: PreviewProps) {
  const used = new Set(programs.flatMap(({ fees }) => fees.flatMap(({ discountIds }) => discountIds)))
  const rows = discounts.filter(({ id }) => used.has(id)) as unknown as (RollableDiscount & {
    name: string
  })[]
  const rolled = rollOver({ season, programs, discounts: rows }, next)
  const lines: Difference[] = [
    { field: 'Season', yours: next.name, theirs: season.name },
    { field: 'Dates', yours: seasonDates(rolled.season), theirs: seasonDates(season) },
    ...rolled.programs.flatMap(({ from, to }) => programLines(from, to)),
    ...rolled.discounts.map(discountLine),
    { field: 'Days off and changes', yours: 'none yet', theirs: String(season.changes.length || 'none') },
  ]
  return (
    <section className={ui.section} aria-labelledby="preview">
      <h2 id="preview">What will be created</h2>
      <VersionsTable yours={next.name} theirs={season.name} differences={lines} />
    </section>
  )
}

function programLines(from: Program, to: Program): Difference[] {
  const places = (program: Program) => (program.capacity === null ? 'no limit' : `${program.capacity} places`)
  const words = (program: Program) =>
    [
      `${dayAndYear(program.startDate)} to ${dayAndYear(program.endDate)}`,
      born(program),
      places(program),
      program.fees.map((fee) => fee.words).join(', ') || 'no fees',
    ].join(' · ')
  return [{ field: to.name, yours: words(to), theirs: words(from) }]
}

function born({ minBirthYear, maxBirthYear }: Program): string {
  if (minBirthYear == null && maxBirthYear == null) return 'all ages'
  return `born ${minBirthYear ?? '…'} to ${maxBirthYear ?? '…'}`
}

function discountLine(rolled: RolledDiscount<RollableDiscount & { name: string }>): Difference {
  const { from } = rolled
  const theirs = dates(from)
  if (rolled.fate === 'SAME') return { field: from.name, yours: 'the same discount', theirs }
  if (rolled.fate === 'LEFT')
    return { field: from.name, yours: 'left out: the season has no such month', theirs }
  return { field: from.name, yours: dates(rolled.to), theirs }
}

function dates({ conditions, startDate, endDate }: RollableDiscount): string {
  const { serviceMonths, registeredBefore } = JSON.parse(conditions || '{}') as DiscountConditions
  const parts = [
    serviceMonths &&
      listOf(
        serviceMonths.map((month) => `${monthName(month)} ${month.slice(0, 4)}`),
        'and',
      ),
    registeredBefore && `registered before ${dayAndYear(registeredBefore)}`,
    startDate && `from ${dayAndYear(startDate)}`,
    endDate && `until ${dayAndYear(endDate)}`,
  ].filter(Boolean)
  return parts.join(', ') || 'no dates'
}

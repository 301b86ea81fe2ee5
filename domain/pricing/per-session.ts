import { monthName } from '../words.ts'
import { formatCents } from './cents.ts'
import * as texts from './per-session.texts.ts'

/** The price of one session, to the nearest cent. */
export const centsPerSession = (amountCents: number, sessions: number): number =>
  Math.floor((2 * amountCents + sessions) / (2 * sessions))

/** Explains months with more sessions than usual, which cost the same, if they are among those asked about (M-9). */
export function longMonthNotes(
  amountCents: number,
  sessionsByMonth: readonly { month: string; sessions: number }[],
  months: readonly string[] = sessionsByMonth.map(({ month }) => month),
): string[] {
  const usual = sessionsByMonth.map(({ sessions }) => sessions).toSorted((a, b) => a - b)
  const median = usual[Math.floor((usual.length - 1) / 2)] ?? 0
  if (median === 0) return []
  const price = (sessions: number) => formatCents(centsPerSession(amountCents, sessions))
  return sessionsByMonth
    .filter(({ month, sessions }) => sessions > median && months.includes(month))
    .map(({ month, sessions }) =>
      texts.longMonth({
        month: monthName(month),
        sessions,
        price: formatCents(amountCents),
        perSession: price(sessions),
        usually: price(median),
      }),
    )
}

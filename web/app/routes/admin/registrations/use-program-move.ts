import { skipToken, useQuery } from '@tanstack/react-query'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import type { ChangedProgram } from '@touchline/domain/registrations/program-move.ts'
import { ordinal } from '@touchline/domain/words.ts'
import { useChange } from '../../../area/area-data.tsx'
import { callRest } from '../../../data/rest.ts'
import { askReport, type ReportQuery } from '../../../desk/use-report.ts'
import { monthsName } from '../../../players/player-words.ts'
import type { PlanOption } from '../../../registrations/plan-options.ts'

/** Moves one registration to the chosen plan: first a preview, then the move exactly as previewed. */
export function useProgramMove(registrationId: string, plan: PlanOption | null) {
  const path = plan
    ? `/registrations/${encodeURIComponent(registrationId)}/moves/${encodeURIComponent(plan.fee.id)}`
    : ''
  const days: ReportQuery = plan && plan.days.length > 0 ? { days: plan.days.join() } : {}
  const loaded = useQuery({
    queryKey: ['program move', path, days],
    queryFn: plan ? () => askReport<ChangedProgram>(path, days) : skipToken,
  })
  const { mutateAsync } = useChange(
    (_request, { version, status, priceCents, refundCents }: ChangedProgram) =>
      callRest('manage', 'post', path, { body: { ...days, version, status, priceCents, refundCents } }),
  )
  return { loaded, move: mutateAsync }
}

export function moveSentences(move: ChangedProgram, firstName: string): string[] {
  const { from, to, beforeCents, priceCents, creditCents, refundCents } = move
  const difference = priceCents - beforeCents
  const compared =
    difference === 0
      ? 'as before'
      : `${formatCents(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than the ${formatCents(beforeCents)} for ${from}`
  return [
    where(move, firstName),
    `${[monthsName(move.months), formatCents(priceCents)].filter(Boolean).join(': ')}, ${compared}.`,
    ...move.refundReasons,
    ...(creditCents > 0 && creditCents < priceCents
      ? [`${formatCents(priceCents - creditCents)} is still to be paid.`]
      : []),
    ...(refundCents > 0
      ? [`${formatCents(refundCents)} is owed to the family as a refund, and listed under Money.`]
      : []),
    move.keepsPlace
      ? `The family gets an email. ${from} stays in place until ${firstName} takes a place in ${to}.`
      : `The family gets an email. The place in ${from} goes to the next in line.`,
  ]
}

function where({ status, position, to, keepsPlace, from }: ChangedProgram, firstName: string): string {
  if (status !== 'WAITLISTED') return `There is a place in ${to} for ${firstName}.`
  const line = `${to} is full: ${firstName} would be ${ordinal(position ?? 1)} in line`
  return keepsPlace ? `${line}, and keeps the place in ${from} until there is one.` : `${line}.`
}

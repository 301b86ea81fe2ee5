import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { refusalIn } from '@touchline/domain/refusal.ts'
import { hasOpenOffer } from '@touchline/domain/registrations/waiting-list.ts'
import * as sentences from '@touchline/domain/tournament/sign-up.texts.ts'
import { activeRefusal, isLeavingFree } from '@touchline/domain/tournament/sign-up.ts'
import { isOver } from '@touchline/domain/tournament/tournament.ts'
import * as z from 'zod'
import { refuse } from '../../graphql/errors.ts'
import { updateRecorded } from '../../graphql/write/record.ts'
import { selectRow } from '../../graphql/write/rows.ts'
import type { Action, WriteContext } from '../../graphql/write/rules.ts'
import { parsed } from '../../graphql/write/validate-input.ts'
import { followSignUp } from '../../money/follow-prices.ts'
import { takeOffTeamList } from '../../retention/wipe-team-lists.ts'
import { type SignUp, settleTournament } from './line.ts'
import { lockOwnSignUp } from './locks.ts'
import { sendSignUpEmails } from './send-emails.ts'

const [Player, SignUpModel] = [modelNamed('Player'), modelNamed('TournamentSignUp')]

type Tournament = RowOf<'Tournament'>

const CHANGES = ['ACCEPT', 'DECLINE', 'LEAVE'] as const

const Input = z.object({ id: z.string(), change: z.enum(CHANGES, `Choose one of ${CHANGES.join(', ')}.`) })

/** Accepts or declines an offered place, or leaves. Repeating it changes nothing. */
export const changeSignUp: Action = {
  model: SignUpModel,
  tokenWrites: ['TournamentSignUp'],
  async run(context, given) {
    const { id, change } = parsed(Input, given)
    const { signUp, tournament } = await lockOwnSignUp(context, id)
    if (change === 'ACCEPT') await accept(context, tournament, signUp)
    if (change === 'DECLINE') await decline(context, tournament, signUp)
    if (change === 'LEAVE') await leave(context, tournament, signUp)
    return { id }
  },
}

async function accept(context: WriteContext, tournament: Tournament, signUp: SignUp): Promise<void> {
  if (signUp.status === 'JOINED') return
  requireOffer(context, tournament, signUp)
  const player = await selectRow(context.tx, Player, 'id = $1', [signUp.playerId])
  refuse(activeRefusal(tournament, player))
  const joined = await updateRecorded(context, SignUpModel, signUp, { ...OUT_OF_LINE, status: 'JOINED' })
  await followSignUp(context, joined)
  await sendSignUpEmails(context, tournament, [joined], 'JOINED')
}

/** The place is offered to the next in line; whoever declined keeps their position (W-4). */
async function decline(context: WriteContext, tournament: Tournament, signUp: SignUp): Promise<void> {
  if (signUp.status === 'WAITLISTED' && signUp.offerPassedAt !== null) return
  requireOffer(context, tournament, signUp)
  const changes = { offerExpiresAt: null, offerPassedAt: context.now.toISOString() }
  await updateRecorded(context, SignUpModel, signUp, changes)
  await settleTournament(context, tournament, null)
}

function requireOffer({ now, today }: WriteContext, tournament: Tournament, signUp: SignUp): void {
  if (signUp.status !== 'WAITLISTED' || !hasOpenOffer(signUp, now.toISOString()) || isOver(tournament, today))
    refuse(refusalIn(sentences, { code: 'NO_OFFER', field: 'change', sentence: 'noPlaceOnOffer', facts: {} }))
}

const OUT_OF_LINE = { lineNumber: null, offerExpiresAt: null, offerPassedAt: null }

async function leave(context: WriteContext, tournament: Tournament, signUp: SignUp): Promise<void> {
  if (signUp.status === 'LEFT') return
  if (isOver(tournament, context.today))
    refuse(
      refusalIn(sentences, {
        code: 'OVER',
        field: 'change',
        sentence: 'tournamentIsOver',
        facts: { tournament: tournament.name },
      }),
    )
  const left = await takeOut(context, tournament, signUp)
  await sendSignUpEmails(context, tournament, [left], 'LEFT')
  await settleTournament(context, tournament, signUp.id)
}

/**
 * Removes a child from a locked tournament, charged by T-36; a child removed by the club is not charged. The caller
 * must send emails and update the line.
 */
export async function takeOut(
  context: WriteContext,
  tournament: Tournament,
  signUp: SignUp,
): Promise<SignUp> {
  const staysDue =
    signUp.status === 'JOINED' &&
    context.caller.role === 'PARENT' &&
    !isLeavingFree(tournament, context.today)
  const left = await updateRecorded(context, SignUpModel, signUp, {
    ...OUT_OF_LINE,
    status: 'LEFT',
    leftAt: context.now.toISOString(),
    feeCents: staysDue ? signUp.feeCents : 0,
  })
  await followSignUp(context, left)
  await takeOffTeamList(context.tx, tournament.id, signUp.playerId)
  return left
}

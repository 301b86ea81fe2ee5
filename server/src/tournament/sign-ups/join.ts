import { LANGUAGES } from '@touchline/domain/languages.ts'
import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { present } from '@touchline/domain/present.ts'
import { seenPriceRefusal } from '@touchline/domain/pricing/seen-price.ts'
import { CONSENT_TEXTS } from '@touchline/domain/registrations/consents.ts'
import { LONGEST_WISH, signUpLimitRefusal, signUpRefusal } from '@touchline/domain/tournament/sign-up.ts'
import * as z from 'zod'
import { readSettings } from '../../club/load-club.ts'
import { notFound, refuse } from '../../graphql/errors.ts'
import { requireOwnRow } from '../../graphql/write/own-row.ts'
import { insertRecorded, updateRecorded } from '../../graphql/write/record.ts'
import { selectRows } from '../../graphql/write/rows.ts'
import type { Action, WriteContext } from '../../graphql/write/rules.ts'
import { parsed } from '../../graphql/write/validate-input.ts'
import { followSignUp } from '../../money/follow-prices.ts'
import { visiblePlayer } from '../../players/visible-player.ts'
import { arrayLiteral } from '../../postgres/sql-value.ts'
import { lockFamilyOf } from '../../registrations/locks.ts'
import { checkOneFamily } from '../../users/one-family.ts'
import { type Agreed, SignedWaiver, takeAgreement } from './agreed.ts'
import { nextInLine, type SignUp, settleTournament } from './line.ts'
import { lockTournament } from './locks.ts'
import { sendSignUpEmails } from './send-emails.ts'

const [Player, SignUpModel] = [modelNamed('Player'), modelNamed('TournamentSignUp')]

const MOST_AT_ONCE = 10

const said = z
  .string()
  .max(200, 'This is too long.')
  .nullish()
  .transform((text) => text ?? '')

const Input = z.object({
  tournamentId: z.string(),
  players: z
    .array(
      z.object({
        playerId: z.string(),
        wish: z
          .string()
          .trim()
          .max(LONGEST_WISH, `At most ${LONGEST_WISH} characters, please.`)
          .nullish()
          .transform((wish) => wish || null),
      }),
    )
    .min(1, 'Please choose at least one child.')
    .max(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} children at a time.`)
    .refine(
      (players) => new Set(players.map(({ playerId }) => playerId)).size === players.length,
      'Choose each child only once.',
    ),
  totalCents: z.int('Whole cents, please.').min(0, 'This can’t be below zero.').nullish(),
  waiver: SignedWaiver.nullish(),
  consents: z
    .array(
      z.object({
        text: z.enum(CONSENT_TEXTS, `Choose one of ${CONSENT_TEXTS.join(', ')}.`),
        textVersion: z.string().max(200, 'This is too long.'),
        agreed: z
          .boolean()
          .nullish()
          .transform((agreed) => agreed ?? true),
        language: z.enum(LANGUAGES, `Choose one of ${LANGUAGES.join(', ')}.`).nullish(),
      }),
    )
    .nullish(),
  contacts: z.object({ phone: said, emergencyContact: said, emergencyPhone: said }).nullish(),
})

type JoiningPlayer = z.infer<typeof Input>['players'][number] & { player: RowOf<'Player'> }

/**
 * Lets several children of a family join a tournament at once, each with a place or a place in line (T-34, T-35).
 * Children who have joined already are returned as they are, so repeating the request changes nothing.
 */
export const joinTournament: Action = {
  model: SignUpModel,
  tokenWrites: ['TournamentSignUp', 'Consent'],
  async run(context, given) {
    const { tournamentId, players, totalCents, waiver, consents, contacts } = parsed(Input, given)
    const agreed = {
      waiver: waiver ?? null,
      consents: consents ?? [],
      contacts: contacts ?? { phone: '', emergencyContact: '', emergencyPhone: '' },
    }
    const rows = await join(context, tournamentId, players, agreed, totalCents ?? null)
    const cents = rows.reduce((sum, { status, feeCents }) => sum + (status === 'JOINED' ? feeCents : 0), 0)
    return {
      typeName: 'JoinedTournament',
      ids: rows.map(({ id }) => id),
      numbers: { totalCents: cents },
    }
  },
}

async function join(
  context: WriteContext,
  tournamentId: string,
  asked: z.infer<typeof Input>['players'],
  agreed: Agreed,
  seenCents: number | null,
): Promise<SignUp[]> {
  const { tx, today } = context
  // Check before locking, so that a stranger's request never waits for the family's lock.
  for (const { playerId } of asked) await requireOwnRow(context, Player, playerId)
  await lockFamilyOf(tx, present(asked[0], 'somebody who joins').playerId)
  const wanted: JoiningPlayer[] = []
  for (const one of asked) wanted.push({ ...one, player: await visiblePlayer(context, one.playerId) })
  const players = wanted.map(({ player }) => player)
  await checkOneFamily(context, players, 'players')
  const tournament = await lockTournament(tx, tournamentId)
  // An unpublished tournament is treated as not existing.
  if (!tournament || (tournament.status === 'DRAFT' && context.caller.role !== 'ADMIN'))
    throw notFound('Tournament', tournamentId)
  const before = await signUpsOf(context, tournamentId, players)
  const isIn = ({ playerId }: JoiningPlayer) =>
    before.some((row) => row.playerId === playerId && row.status !== 'LEFT')
  const joining = wanted.filter((one) => !isIn(one))
  if (joining.length > 0) {
    const { ages } = (await readSettings(tx)).facts
    for (const { player } of joining) refuse(signUpRefusal({ tournament, player, ages, today }))
    await checkLimit(context, tournament, players)
    const free = await settleTournament(context, tournament, null)
    const made = await takeAgreementAndJoin(context, { tournament, joining, before, agreed, free })
    const cents = made.reduce((sum, row) => sum + (row.status === 'JOINED' ? row.feeCents : 0), 0)
    refuse(seenPriceRefusal(seenCents, cents, 'priceOfEntryChanged'))
  }
  const after = await signUpsOf(context, tournamentId, players)
  return wanted.map(({ playerId }) =>
    present(
      after.find((row) => row.playerId === playerId),
      'a sign-up for each',
    ),
  )
}

interface Joining {
  tournament: RowOf<'Tournament'>
  joining: readonly JoiningPlayer[]
  before: readonly SignUp[]
  agreed: Agreed
  free: number
}

async function takeAgreementAndJoin(context: WriteContext, asked: Joining): Promise<SignUp[]> {
  const { tournament, joining, before, agreed, free } = asked
  await takeAgreement(
    context,
    tournament,
    joining.map(({ player }) => player),
    agreed,
  )
  const made: SignUp[] = []
  for (const [n, { playerId, wish }] of joining.entries()) {
    const status = n < free ? ('JOINED' as const) : ('WAITLISTED' as const)
    const values = {
      status,
      wish,
      feeCents: tournament.signUpFeeCents ?? 0,
      lineNumber: status === 'JOINED' ? null : await nextInLine(context, tournament.id),
      offerExpiresAt: null,
      offerPassedAt: null,
      leftAt: null,
    }
    const left = before.find((row) => row.playerId === playerId)
    const row = left
      ? await updateRecorded(context, SignUpModel, left, values)
      : await insertRecorded(context, SignUpModel, { ...values, tournamentId: tournament.id, playerId })
    await followSignUp(context, row)
    made.push(row)
  }
  const of = (status: SignUp['status']) => made.filter((row) => row.status === status)
  await sendSignUpEmails(context, tournament, of('JOINED'), 'JOINED')
  await sendSignUpEmails(context, tournament, of('WAITLISTED'), 'WAITING')
  return made
}

/** For all guardians together; the family is locked. */
async function checkLimit(
  { tx, caller }: WriteContext,
  { id, name }: RowOf<'Tournament'>,
  players: readonly RowOf<'Player'>[],
): Promise<void> {
  if (caller.role === 'ADMIN') return
  const { limits } = (await readSettings(tx)).facts
  const others = await tx`
    select from tournament_sign_ups s join players p on p.id = s.player_id
    where s.tournament_id = ${id} and s.status <> 'LEFT' and not s._deleted
      and not p.id = any(${players.map((player) => player.id)})
      and p.user_players_id in (
        select guardian_id from shared_guardians where user_id = ${players[0]?.userPlayersId ?? null})`
  refuse(signUpLimitRefusal(others.count + players.length, name, limits))
}

const signUpsOf = (
  { tx }: WriteContext,
  tournamentId: string,
  players: readonly RowOf<'Player'>[],
): Promise<SignUp[]> =>
  selectRows(
    tx,
    SignUpModel,
    'tournament_id = $1 and player_id = any($2) and not _deleted order by id',
    [tournamentId, arrayLiteral(players.map(({ id }) => id))],
    'for update',
  )

import type { NewInput, RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { consentRefusal, paperRefusal } from '@touchline/domain/registrations/given-consents.ts'
import { refuse, unauthorised } from '../graphql/errors.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { WriteContext, WriteRules } from '../graphql/write/rules.ts'
import { visiblePlayer } from '../players/visible-player.ts'
import { consentVersions, followAnswers, refuseInTheirName } from './consents.ts'
import { lockFamilyOfUser } from './locks.ts'

const Consent = modelNamed('Consent')

export const consentRules: WriteRules<'Consent'> = {
  /** Consents are given for oneself, in the club's current wording (E-14), or on paper, recorded by the desk (E-21). */
  async create(context, given) {
    const { caller, myUserId, today } = context
    const input = { ...given, language: given.language ?? 'en' }
    const isPaper = input.signedOn != null && caller.role === 'ADMIN' && caller.accessToken === null
    if (!isPaper && (input.signedOn != null || input.userId !== myUserId))
      throw unauthorised('createConsent', 'Mutation')
    refuseInTheirName(context)
    if (input.playerId != null) await visiblePlayer(context, input.playerId)
    if (isPaper) await requireGuardian(context, input)
    refuse(consentRefusal(input, await consentVersions(context)))
    const standing = await standingAnswer(context, input)
    if (standing && standing.agreed === input.agreed) return { kept: standing }
    if (!isPaper) return { row: input }
    const lastAnsweredAt = await lastAnswered(context, input)
    refuse(paperRefusal({ signedOn: input.signedOn ?? '', lastAnsweredAt }, today))
    return { row: { ...input, seenBy: caller.email } }
  },

  async created(context, consent) {
    if (consent.signedOn === null) return
    const playerIds = consent.playerId === null ? [] : [consent.playerId]
    await followAnswers(context, [consent], { playerIds, userId: consent.userId })
  },
}

/** A paper form must be signed by a guardian of the child (P-12). */
async function requireGuardian(
  { tx }: WriteContext,
  { userId, playerId }: NewInput<'Consent'>,
): Promise<void> {
  const guardian = await tx`
    select from players p join shared_guardians s on s.user_id = p.user_players_id and s.guardian_id = ${userId}
    where p.id = ${playerId ?? null}`
  if (guardian.count === 0)
    refuse({
      code: 'NOT_A_GUARDIAN',
      field: 'userId',
      message: 'Only a guardian of the child can sign this.',
    })
}

/** The last answer, by any guardian. */
async function lastAnswered(
  { tx }: WriteContext,
  { playerId, text }: NewInput<'Consent'>,
): Promise<string | null> {
  const [row] = await tx<{ at: string | null }[]>`
    select max(created_at) as at from consents where player_id = ${playerId ?? null} and text = ${text} and not _deleted`
  return row?.at ?? null
}

/** Returns the latest answer if it is the same, so that repeating it creates no more rows. */
async function standingAnswer(
  { tx }: WriteContext,
  input: NewInput<'Consent'>,
): Promise<RowOf<'Consent'> | undefined> {
  await lockFamilyOfUser(tx, input.userId)
  const [latest] = await selectRows(
    tx,
    Consent,
    `user_id = $1 and player_id is not distinct from $2 and text = $3 and text_version = $4 and not _deleted
     order by created_at desc, ctid desc limit 1`,
    [input.userId, input.playerId ?? null, input.text, input.textVersion],
  )
  return latest
}

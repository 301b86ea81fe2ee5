import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import type { ConsentText } from '@touchline/domain/registrations/consents.ts'
import {
  agreedTexts,
  type GivenConsent,
  givenConsentsRefusal,
} from '@touchline/domain/registrations/given-consents.ts'
import { readSettings } from '../club/load-club.ts'
import { refuse } from '../graphql/errors.ts'
import { insertRecorded, updateRecorded } from '../graphql/write/record.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'

const [Consent, Player, User] = [modelNamed('Consent'), modelNamed('Player'), modelNamed('User')]

/** The current version of each text. */
export async function consentVersions({ tx }: WriteContext): Promise<Record<ConsentText, string>> {
  const { consents } = await readSettings(tx)
  const entries = Object.entries(consents).map(([text, { version }]) => [text, version])
  return Object.fromEntries(entries)
}

/** Only current versions are accepted; whether all required ones are given is part of each player's eligibility. */
export async function checkConsents(context: WriteContext, given: readonly GivenConsent[]): Promise<void> {
  if (given.length === 0) return
  refuseInTheirName(context)
  refuse(givenConsentsRefusal(given, await consentVersions(context)))
}

/** Consents cannot be given in another's name, nor while viewing the site as a family (E-14). */
export function refuseInTheirName({ caller }: WriteContext): void {
  if (caller.impersonation)
    refuse({
      code: 'NOT_WHILE_VIEWING',
      field: 'consents',
      message:
        'Only the family can agree to this. At the desk, you can note what they’ve signed on paper, or why it can wait.',
    })
}

/**
 * Current consents for a player by their guardian or a linked one, including those given in this request. Consents
 * that others gave before the child came to this family do not count.
 */
export async function agreedFor(
  context: WriteContext,
  player: RowOf<'Player'>,
  given: readonly GivenConsent[] = [],
): Promise<ConsentText[]> {
  const [recorded, versions] = await Promise.all([
    selectRows(
      context.tx,
      Consent,
      `player_id = $1 and not _deleted and user_id in (
         select u.id from users me join users u on u.id = me.id or (u.family = me.family and not u._deleted)
         where me.id = $2) order by created_at, ctid`,
      [player.id, player.userPlayersId],
    ),
    consentVersions(context),
  ])
  return agreedTexts(recorded, given, versions)
}

/** A paper form: the guardian who signed it, the day, and who at the desk has seen it (E-21). */
export interface Signed {
  userId: string
  signedOn: string
  seenBy: string
}

/** Records a parent's consents for each player; answers about photos or the newsletter take effect at once. */
export async function recordConsents(
  context: WriteContext,
  players: readonly RowOf<'Player'>[],
  given: readonly GivenConsent[],
  signed?: Signed,
): Promise<void> {
  const signer = signed ?? (context.myUserId === null ? null : { userId: context.myUserId })
  if (signer === null) return
  const byId = new Map(players.map((player) => [player.id, player]))
  const answers = [...byId.keys()].flatMap((playerId) => given.map((answer) => ({ ...answer, playerId })))
  await Promise.all(
    answers.map(({ language, ...answer }) =>
      insertRecorded(context, Consent, { ...signer, ...answer, language: language ?? 'en' }),
    ),
  )
  await followAnswers(context, given, { playerIds: [...byId.keys()], userId: signer.userId })
}

/** Updates the photo permission and the newsletter subscription to the last answers. */
export async function followAnswers(
  context: WriteContext,
  given: readonly GivenConsent[],
  { playerIds, userId }: { playerIds: readonly string[]; userId: string },
): Promise<void> {
  const answer = (text: GivenConsent['text']) => given.find((one) => one.text === text)?.agreed
  const [photoConsent, newsletter] = [answer('PHOTOS'), answer('NEWSLETTER')]
  if (photoConsent !== undefined)
    for (const id of playerIds) {
      const [player] = await selectRows(context.tx, Player, 'id = $1', [id], 'for update')
      if (player && player.photoConsent !== photoConsent)
        await updateRecorded(context, Player, player, { photoConsent })
    }
  if (newsletter === undefined) return
  const [user] = await selectRows(context.tx, User, 'id = $1', [userId], 'for update')
  if (user && user.newsletter !== newsletter) await updateRecorded(context, User, user, { newsletter })
}

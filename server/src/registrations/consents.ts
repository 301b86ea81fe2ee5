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

/** The version of each text that counts now. */
export async function consentVersions({ tx }: WriteContext): Promise<Record<ConsentText, string>> {
  const { consents } = await readSettings(tx)
  const entries = Object.entries(consents).map(([text, { version }]) => [text, version])
  return Object.fromEntries(entries)
}

/** Only the texts of now count; whether all that are needed are there, the eligibility of each player tells. */
export async function checkConsents(context: WriteContext, given: readonly GivenConsent[]): Promise<void> {
  if (given.length === 0) return
  refuseInTheirName(context)
  refuse(givenConsentsRefusal(given, await consentVersions(context)))
}

/** Nobody agrees in another's name, and whoever views the site as a family is not the family (E-14). */
export function refuseInTheirName({ caller }: WriteContext): void {
  if (caller.impersonation)
    refuse({
      code: 'NOT_WHILE_VIEWING',
      field: 'consents',
      message:
        'Only the family itself can agree to this. At the desk, you can note what they have signed on paper, or why it can wait.',
    })
}

/**
 * What is agreed to for a player, by their guardian or one whose account is linked, and in this very request. What
 * somebody else agreed to before the child came to this family does not count.
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

/** On paper: by which guardian, on which day, and who at the desk has seen it (E-21). */
export interface Signed {
  userId: string
  signedOn: string
  seenBy: string
}

/** What a parent agreed to, for each player; an answer about photos or the newsletter counts from now on. */
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

/** Whether photos may be taken and the newsletter sent, as they have last said. */
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

import { consentRefusal } from '@touchline/domain/given-consents.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import type { NewInput, RowOf } from '@touchline/domain/rows.ts'
import { refuse, unauthorised } from '../graphql/errors.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { WriteContext, WriteRules } from '../graphql/write/rules.ts'
import { visiblePlayer } from '../players/visible-player.ts'
import { consentVersions } from './consents.ts'
import { lockFamilyOfUser } from './locks.ts'

const Consent = modelNamed('Consent')

export const consentRules: WriteRules<'Consent'> = {
  /** Nobody agrees in another's name, nor to a wording that the club does not use (E-14). */
  async create(context, input) {
    if (input.userId !== context.myUserId) throw unauthorised('createConsent', 'Mutation')
    if (input.playerId != null) await visiblePlayer(context, input.playerId)
    refuse(consentRefusal(input, await consentVersions(context)))
    const standing = await standingAnswer(context, input)
    return standing && standing.agreed === input.agreed ? { kept: standing } : { row: input }
  },
}

/** The same answer given again is the one on record: sending it a thousand times keeps one row. */
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

import { modelNamed } from '@touchline/domain/models.ts'
import { readSettings } from '../club/load-club.ts'
import { insertRecorded, updateRecorded } from '../graphql/write/record.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'

const [Consent, User] = [modelNamed('Consent'), modelNamed('User')]

/** Yes or no to the newsletter, kept with the words it was an answer to; the same answer twice is one. */
export async function answerNewsletter(
  context: WriteContext,
  userId: string,
  agreed: boolean,
): Promise<void> {
  const [user] = await selectRows(context.tx, User, 'id = $1 and not _deleted', [userId], 'for update')
  if (!user || (user.newsletter === true) === agreed) return
  const { consents } = await readSettings(context.tx)
  const { version: textVersion } = consents.NEWSLETTER
  await insertRecorded(context, Consent, { userId, playerId: null, text: 'NEWSLETTER', textVersion, agreed })
  await updateRecorded(context, User, user, { newsletter: agreed })
}

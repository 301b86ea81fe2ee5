import { modelNamed } from '@touchline/domain/models.ts'
import { VISITOR } from '../../graphql/caller.ts'
import { updateRecorded } from '../../graphql/write/record.ts'
import { selectRows } from '../../graphql/write/rows.ts'
import { writeContext } from '../../graphql/write/write-context.ts'
import type { Transaction } from '../../postgres/pool.ts'
import { addressTaken } from './pool-error.ts'

const User = modelNamed('User')

const byAddress = 'email = $1 and not _deleted order by created_at desc, id desc limit 1'

interface Move {
  from: string
  to: string
  now: Date
}

/** The club finds a family by its address, so the record goes along; one that is there already is for the desk to join. */
export async function moveClubRecord(tx: Transaction, { from, to, now }: Move): Promise<void> {
  // The lock under which such a record is made.
  await tx`select pg_advisory_xact_lock(hashtextextended(${`user ${to}`}, 0))`
  const [mine] = await selectRows(tx, User, byAddress, [from], 'for update')
  if (!mine) return
  const [theirs] = await selectRows(tx, User, byAddress, [to])
  if (theirs) throw addressTaken()
  const caller = { ...VISITOR, role: 'PARENT' as const, email: from }
  await updateRecorded(await writeContext(tx, { caller, now }), User, mine, { email: to })
}

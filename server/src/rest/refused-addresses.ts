import { recordAct } from '../impersonation/record-act.ts'
import { clearRefusals } from '../mail/outbox/refusals.ts'
import { findPerson } from '../users/person.ts'
import { Id } from './inputs.ts'
import { notFound } from './refusal.ts'
import { type Route, route } from './route.ts'

const writeAgain = route({
  method: 'delete',
  path: '/people/{id}/refusals',
  summary:
    'Let emails to groups go again to an address that has refused too many, or from which they came back',
  input: { params: { id: Id } },
  output: null,
  async handler({ pool: { sql, now }, adminEmail }, { params: { id } }) {
    const person = await findPerson(sql, id)
    if (!person) throw notFound('PERSON_NOT_FOUND', 'This user no longer exists.')
    const { id: userId, email } = person
    await sql.begin(async (tx) => {
      if (!(await clearRefusals(tx, email))) return
      await recordAct(tx, { adminEmail, action: 'WRITE_AGAIN', userId, after: { email }, now: now() })
    })
  },
})

export const refusedAddressRoutes: Route[] = [writeAgain]

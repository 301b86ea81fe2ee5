import { randomUUID } from 'node:crypto'
import { withoutEmail } from '@touchline/domain/walk-ins/walk-in.ts'
import { inMode, type Someone } from '../identity/matrix-people.ts'
import { outboxRows } from '../mail/outbox-rows.ts'
import type { PermissionDesk } from '../permissions/permission-desk.ts'

const BIRTH_DATE = '2017-05-31'

interface Guardian {
  id: string
  email: string
}

/** Ana, who has added Maya, and Dan, who shares Maya with her. */
export interface Family {
  ana: Guardian
  dan: Guardian
  maya: string
  family: string
}

export const CREATE = (model: string) =>
  `mutation M($input: Create${model}Input!) { it: create${model}(input: $input) { id } }`

/** What the desk does to families, and what these families can read about it. */
export function deskLinks(at: PermissionDesk) {
  const president = () => inMode(at.server, at.president, 'userPool')

  async function givenGuardian(firstName: string, family: string | null): Promise<Guardian> {
    const input = { email: `${randomUUID()}@example.org`, firstName, lastName: 'Lee', family }
    const { data } = await president()(CREATE('User'), { input })
    return { id: data.it.id, email: input.email }
  }

  async function givenChild(userPlayersId: string, firstName: string): Promise<string> {
    const input = { firstName, lastName: 'Lee', birthDate: BIRTH_DATE, userPlayersId }
    return (await president()(CREATE('Player'), { input })).data.it.id
  }

  async function givenFamily(): Promise<Family> {
    const family = randomUUID()
    const [ana, dan] = [await givenGuardian('Ana', family), await givenGuardian('Dan', family)]
    return { ana, dan, maya: await givenChild(ana.id, 'Maya'), family }
  }

  const versionOf = async (table: 'users' | 'players', id: string): Promise<number> => {
    const [row] = await at.server.sql`select _version from ${at.server.sql(table)} where id = ${id}`
    return row?._version
  }

  async function change(
    model: 'User' | 'Player',
    id: string,
    values: object,
    send = at.send,
  ): Promise<boolean> {
    const query = `mutation M($input: Update${model}Input!) { it: update${model}(input: $input) { id } }`
    const _version = await versionOf(model === 'User' ? 'users' : 'players', id)
    return Boolean((await send(query, { input: { id, _version, ...values } })).data?.it)
  }

  async function merge(keepId: string, goneId: string): Promise<void> {
    const [keepVersion, goneVersion] = [await versionOf('users', keepId), await versionOf('users', goneId)]
    await at.rest('post', '/manage/merges', { keepId, goneId, keepVersion, goneVersion })
  }

  async function takeOver(code: string, { userPool }: Someone): Promise<void> {
    await fetch(`${at.server.url}/account/family/code`, {
      method: 'POST',
      headers: { authorization: `Bearer ${userPool}`, 'content-type': 'application/json' },
      body: JSON.stringify({ code, birthDate: BIRTH_DATE }),
    })
  }

  async function withoutAddress({ id }: Guardian): Promise<void> {
    await at.server.sql`update users set email = ${withoutEmail(id)} where id = ${id}`
  }

  const newsTo = async ({ email }: { email: string }, children = 'Maya'): Promise<string[]> =>
    (await outboxRows(at.server.sql, email)).flatMap(({ subject, text }) =>
      subject === `A guardian was added for ${children}` ? text : [],
    )

  return { givenGuardian, givenChild, givenFamily, change, merge, takeOver, withoutAddress, newsTo }
}

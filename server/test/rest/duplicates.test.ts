import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { askFor } from '../calls.ts'
import { givenMum, type Mum } from '../fall.ts'
import { signToken } from '../tokens.ts'
import { reportDesk } from './report-desk.ts'
import { send } from './rest-client.ts'

const at = reportDesk()

const duplicates = async (apart = false) => {
  const query = `query D($apart: Boolean) { it: deskDuplicates(apart: $apart) {
    items { id first { id } second { id } reasons child apart { by at } } apartCount } }`
  return (await askFor(at.desk, query, { apart })).it
}

const twoMums = async () => [await givenMum(at.desk), await givenMum(at.desk)] as [Mum, Mum]

describe('possible duplicates', () => {
  const pairOf = async (one: Mum, other: Mum) => {
    const { items } = await duplicates()
    return items.find(({ id }: { id: string }) => id.includes(one.user.id) && id.includes(other.user.id))
  }

  test('the same address, the same name and phone, or the same child: each is a reason', async () => {
    const [one, other] = await twoMums()
    expect(await pairOf(one, other)).toBeUndefined()
    await at.server.sql`update users set phone = '604 555 0111' where id = ${one.user.id}`
    await at.server.sql`update users set phone = '+1 (604) 555-0111' where id = ${other.user.id}`
    expect(await pairOf(one, other)).toMatchObject({ reasons: ['SAME_NAME_AND_PHONE'], child: null })
    const name = `Ada${randomUUID().slice(0, 5)}`
    await one.child(name)
    await other.child(name.toUpperCase())
    await at.server.sql`update users set email = ${one.user.email as string} where id = ${other.user.id}`
    const pair = await pairOf(one, other)
    expect(pair.reasons).toEqual(['SAME_CHILD', 'SAME_EMAIL', 'SAME_NAME_AND_PHONE'])
    expect([pair.first.id, pair.second.id].sort()).toEqual([one.user.id, other.user.id].sort())
  })

  test('two guardians linked as a family are two people, though they share a child', async () => {
    const [one, other] = await twoMums()
    const name = `Bea${randomUUID().slice(0, 5)}`
    await one.child(name)
    await other.child(name)
    expect((await pairOf(one, other)).reasons).toEqual(['SAME_CHILD'])
    await at.server.sql`update users set family = 'f' where id in (${one.user.id}, ${other.user.id})`
    expect(await pairOf(one, other)).toBeUndefined()
  })

  describe('P-9: marking two records as two people', () => {
    const token = () => signToken({ email: at.desk.email, groups: ['pmfcadmin'] })
    const say = async (method: 'put' | 'delete', one: Mum, other: Mum) =>
      (
        await send(at.server, method, `/manage/duplicates/${one.user.id}/${other.user.id}/apart`, {
          token: await token(),
        })
      ).status

    const twins = async (): Promise<[Mum, Mum]> => {
      const [one, other] = await twoMums()
      const name = `Cy${randomUUID().slice(0, 5)}`
      await one.child(name)
      await other.child(name)
      return [one, other]
    }
    const acts = async ({ user }: Mum) => {
      const rows = await at.server.sql`
        select action, actor_email as "by" from audit_entries
        where row_id = ${user.id} and action in ('TWO_PEOPLE', 'MAYBE_ONE_PERSON') order by created_at, action desc`
      return rows.map(({ action, by }) => [action, by])
    }

    test('is remembered in either order, and recorded once in the audit of both', async () => {
      const [one, other] = await twins()
      expect(await pairOf(one, other)).toMatchObject({ apart: null })
      expect([await say('put', one, other), await say('put', other, one)]).toEqual([204, 204])
      expect(await pairOf(one, other)).toBeUndefined()
      const { items, apartCount } = await duplicates(true)
      const pair = items.find(({ id }: { id: string }) => id.includes(one.user.id))
      expect(pair).toMatchObject({ reasons: ['SAME_CHILD'], apart: { by: at.desk.email } })
      expect(apartCount).toBeGreaterThan(0)
      for (const mum of [one, other]) expect(await acts(mum)).toEqual([['TWO_PEOPLE', at.desk.email]])
    })

    test('can be taken back, and they are suggested again', async () => {
      const [one, other] = await twins()
      await say('put', one, other)
      expect([await say('delete', other, one), await say('delete', one, other)]).toEqual([204, 204])
      expect(await pairOf(one, other)).toMatchObject({ reasons: ['SAME_CHILD'], apart: null })
      expect((await acts(one)).map(([action]) => action)).toEqual(['TWO_PEOPLE', 'MAYBE_ONE_PERSON'])
    })

    test('is refused for one and the same record, and for a missing one', async () => {
      const [one, other] = await twins()
      expect(await say('put', one, one)).toBe(404)
      await at.server.sql`update users set _deleted = true where id = ${other.user.id}`
      expect(await say('put', one, other)).toBe(404)
    })
  })
})

import { clubContent } from '@touchline/domain/club/content.ts'
import { describe, expect, test } from 'vitest'
import { updateRow } from './calls.ts'
import { clubAt } from './club-at.ts'
import { givenFall, givenMum, REGISTRATION, register } from './fall.ts'
import { moveTo, stateOf, subjectsTo } from './registering.ts'
import { storeSetting } from './store-setting.ts'

const SHIPPED = clubContent([]).content.facts
const START = Date.parse('2025-09-01T17:00:00Z')
const at = clubAt(START)
const secondsLater = (seconds: number) => {
  at.now = new Date(START + seconds * 1_000)
}

async function givenApproved(values: Record<string, unknown> = {}) {
  secondsLater(0)
  const fall = await givenFall(at.desk, values)
  const { mum, user, child } = await givenMum(at.desk)
  const { it } = await register(mum, await child('Maya'), fall.once)
  const id = it.id as string
  await moveTo(at.desk, id, 'APPROVED')
  const subjects = () => subjectsTo(at.server, user.email)
  const owed = async () => {
    const [sum] = await at.server.sql`
      select coalesce(sum(case kind when 'CHARGE' then cents else -cents end), 0)::int as cents
      from ledger_entries where registration_id = ${id}`
    return sum?.cents
  }
  return { fall, mum, id, subjects, owed }
}

describe('R-15: undoing an approval', () => {
  test('in time: the registration is pending again, nothing is owed, and the family has not been told', async () => {
    const { id, subjects, owed } = await givenApproved()
    const heard = await subjects()
    expect(await owed()).not.toBe(0)
    secondsLater(30)
    expect((await moveTo(at.desk, id, 'PENDING')).it).toMatchObject({ status: 'PENDING' })
    expect(await owed()).toBe(0)
    expect(await subjects()).toEqual(heard.filter((subject) => !/place|pay/i.test(subject)))
    expect(await subjects()).toHaveLength(heard.length - 1)
    await moveTo(at.desk, id, 'APPROVED')
    expect(await subjects()).toEqual(heard)
  })

  test('too late, or by a family: refused', async () => {
    const { mum, id } = await givenApproved()
    secondsLater(1)
    expect((await moveTo(mum, id, 'PENDING')).error?.errorInfo?.code).toBe('ILLEGAL_MOVE')
    secondsLater(31)
    expect((await moveTo(at.desk, id, 'PENDING')).error?.errorInfo?.code).toBe('ILLEGAL_MOVE')
    expect((await stateOf(at.desk, id)).status).toBe('APPROVED')
  })

  test('not once it is paid', async () => {
    const { id } = await givenApproved()
    await moveTo(at.desk, id, 'ACTIVE')
    expect((await moveTo(at.desk, id, 'PENDING')).error?.errorInfo?.code).toBe('ILLEGAL_MOVE')
  })

  test('twice at once: one succeeds, and the other is told', async () => {
    const { id } = await givenApproved()
    const { _version } = await stateOf(at.desk, id)
    const undo = () => updateRow(at.desk, REGISTRATION, { id, _version, status: 'PENDING' })
    const answers = await Promise.all([undo(), undo()])
    expect(answers.map(({ error }) => error?.errorType).toSorted()).toEqual(['ConflictUnhandled', undefined])
  })

  test('within the time that the club has set', async () => {
    const { id } = await givenApproved()
    await storeSetting(at.server, 'facts', { ...SHIPPED, takeBackSeconds: 60 })
    secondsLater(60)
    expect((await moveTo(at.desk, id, 'PENDING')).it).toMatchObject({ status: 'PENDING' })
  })
})

import { describe, expect, test } from 'vitest'
import { agree } from './agree.ts'
import type { Person } from './amplify-client.ts'
import { askFor, createRow, getRow, updateRow } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'
import { givenFamily } from './family.ts'
import { givenBy } from './given.ts'

const { server, desk, given } = await deskForFile('2025-09-01T17:00:00Z')

describe('rows that clash, and rows that point nowhere', () => {
  const refusal = (message: string, field: string | null) => ({
    errorType: 'ValidationError',
    message,
    errorInfo: { code: 'CONSTRAINT', field },
  })

  test('a second fee of the same type', async () => {
    const { id } = await given.program()
    await given.fee(id)
    const twice = await given.fee(id, { type: 'MONTHLY_TWICE', amount: 150 })
    const taken = refusal('This program already has a fee of this type. Change that one instead.', null)
    const input = { programFeesId: id, type: 'MONTHLY_ONCE', amount: 1 }
    expect((await createRow(desk, 'ProgramFee', input)).error).toMatchObject(taken)
    const change = { id: twice.id, _version: 1, type: 'MONTHLY_ONCE' }
    expect((await updateRow(desk, 'ProgramFee', change)).error).toMatchObject(taken)
  })

  test('the same again after the first is deleted', async () => {
    const { id } = await given.program()
    const fee = await given.fee(id)
    await desk.ask(`mutation { deleteProgramFee(input: { id: "${fee.id}", _version: 1 }) { id } }`)
    await expect(given.fee(id)).resolves.toMatchObject({ _version: 1 })
  })

  test.each([
    [
      'ClubSetting',
      { key: 'noticeboard', value: '1' },
      'There is already a setting with this key. Change that one instead.',
    ],
    [
      'Tournament',
      { slug: 'cup', name: 'Cup' },
      'There is already a tournament with this address. Choose another one.',
    ],
  ])('a second %s', async (model, input, sentence) => {
    await given.create(model, input)
    expect((await createRow(desk, model, input)).error).toMatchObject(refusal(sentence, null))
  })

  test('a discount allowed twice', async () => {
    const { fee, discount } = await givenFamily(desk)
    const input = { programFeeID: fee.id, discountID: discount.id }
    expect((await createRow(desk, 'AppliableDiscount', input)).error).toMatchObject(
      refusal('This discount is already allowed for this fee.', null),
    )
  })

  test.each([
    ['ProgramFee', { programFeesId: 'x', type: 'EVENT', amount: 1 }, 'programFeesId', 'Program'],
    ['AppliableDiscount', { programFeeID: 'x', discountID: 'x' }, 'programFeeID', 'ProgramFee'],
    [
      'RegistrationDiscount',
      { registrationID: 'x', discountID: 'x' },
      'playerProgramRegistrationDiscountsId',
      'PlayerProgramRegistration',
    ],
  ])('%s %j', async (model, input, field, parentModel) => {
    expect((await createRow(desk, model, input)).error).toMatchObject(
      refusal(`${field} points at a ${parentModel} that is not there.`, field),
    )
  })

  test('a player for a user who does not exist, or no longer does', async () => {
    const gone = await given.user()
    await desk.ask(`mutation { deleteUser(input: { id: "${gone.id}", _version: 1 }) { id } }`)
    for (const userPlayersId of ['x', gone.id]) {
      const child = { firstName: 'A', lastName: 'B', birthDate: '2017-05-31', userPlayersId }
      expect((await createRow(desk, 'Player', child)).error).toMatchObject({
        errorType: 'ValidationError',
        message: 'userPlayersId points at a User that is not there.',
      })
    }
  })

  test('nothing of a refused write remains', async () => {
    const count = async () => (await server.sql`select count(*) as n from audit_entries`)[0]?.n
    const before = await count()
    await createRow(desk, 'ProgramFee', { programFeesId: 'x', type: 'EVENT', amount: 1 })
    expect(await count()).toBe(before)
  })
})

describe('several fields in one mutation', () => {
  test('run in order and separately: the first is done, the second refused, the third done', async () => {
    const { id } = await given.program()
    const { data, errors } = await desk.ask(
      `mutation Three($id: ID!) {
        first: updateProgram(input: { id: $id, _version: 1, name: "One" }) { name _version }
        second: updateProgram(input: { id: $id, _version: 1, name: "Two" }) { name _version }
        __typename
        third: updateProgram(input: { id: $id, _version: 2, capacity: 3 }) { name capacity _version }
      }`,
      { id },
    )
    expect(data).toEqual({
      first: { name: 'One', _version: 2 },
      second: null,
      __typename: 'Mutation',
      third: { name: 'One', capacity: 3, _version: 3 },
    })
    expect(errors).toEqual([
      expect.objectContaining({
        errorType: 'ConflictUnhandled',
        path: ['second'],
        data: { name: 'One', _version: 2 },
      }),
    ])
  })
})

describe('the audit', () => {
  const entriesOf = async (who: Person, rowId: string) => {
    const query = `query A($rowId: ID!) { it: auditEntriesByRowId(rowId: $rowId) { items {
      actorEmail actorRole asUserId action model before after reason subjectUserId createdAt } } }`
    const { it } = await askFor(who, query, { rowId })
    return it.items as Record<string, string>[]
  }
  const parsed = (json: string | undefined) => json && JSON.parse(json)

  test('every write records who, what, before, after and whose row it was', async () => {
    const user = await given.user()
    const { id } = await given.player({ userPlayersId: user.id })
    await updateRow(desk, 'Player', { id, _version: 1, firstName: 'Zoe' })
    const update = (await entriesOf(desk, id)).find(({ action }) => action === 'UPDATE')
    expect(parsed(update?.before)).toMatchObject({ firstName: 'Maya', _version: 1 })
    expect(parsed(update?.after)).toMatchObject({ firstName: 'Zoe', _version: 2 })
    await desk.ask(`mutation { deletePlayer(input: { id: "${id}", _version: 2 }) { id } }`)
    const entries = await entriesOf(desk, id)
    const common = {
      actorEmail: 'desk@example.org',
      actorRole: 'ADMIN',
      asUserId: null,
      model: 'Player',
      reason: null,
      subjectUserId: user.id,
      createdAt: '2025-09-01T17:00:00.000Z',
    }
    expect(entries.toSorted((a, b) => ((a.action ?? '') < (b.action ?? '') ? -1 : 1))).toEqual([
      { ...common, action: 'CREATE', before: null, after: expect.any(String) },
      { ...common, action: 'DELETE', before: expect.any(String), after: expect.any(String) },
      { ...common, action: 'UPDATE', before: expect.any(String), after: expect.any(String) },
    ])
    // The audit's values about the child were removed along with the child (Z-4).
    expect(JSON.stringify(entries)).not.toMatch(/Maya|Zoe/)
    const deleted = entries.find(({ action }) => action === 'DELETE')
    expect(parsed(deleted?.after)).toMatchObject({ _deleted: true, _version: 3 })
  })

  test.each([
    ['User', 'user', 'UPDATE', { firstName: 'Ann' }],
    ['PlayerProgramRegistration', 'registration', 'UPDATE', { status: 'CANCELLED', reason: 'moving away' }],
    ['KitOrder', 'kitOrder', 'UPDATE', { status: 'CANCELLED' }],
  ] as const)('a parent’s own %s (%s)', async (model, row, action, changes) => {
    const family = await givenFamily(desk)
    const { id } = family[row]
    await updateRow(family.mum, model, { id, _version: 1, ...changes })
    const own = (await entriesOf(family.mum, id)).find((entry) => entry.action === action)
    expect(own).toMatchObject({
      actorEmail: family.mum.email,
      actorRole: 'PARENT',
      subjectUserId: family.user.id,
      reason: 'reason' in changes ? changes.reason : null,
    })
    expect(await entriesOf((await givenFamily(desk)).mum, id)).toEqual([])
  })

  test('rows that the server writes by itself have entries too, under whoever caused them', async () => {
    const { fee, player, user, mum } = await givenFamily(desk)
    const sibling = await given.player({ userPlayersId: user.id })
    await agree(mum, sibling)
    const made = await givenBy(mum).registration(sibling.id, fee.id, { reason: undefined })
    const { it } = await getRow(mum, 'PlayerProgramRegistration', made.id, 'discounts { items { id } }')
    expect(it.discounts.items).toHaveLength(4)
    for (const { id } of it.discounts.items)
      expect(await entriesOf(mum, id)).toMatchObject([
        { actorEmail: mum.email, action: 'CREATE', model: 'RegistrationDiscount', subjectUserId: user.id },
      ])
    expect(player.id).not.toBe(sibling.id)
  })

  test('a user who already exists is not a write', async () => {
    const { id, email } = await given.user()
    await createRow(desk, 'User', { email: email as string })
    expect(await entriesOf(desk, id)).toHaveLength(1)
  })

  test('nobody can write to it', async () => {
    const { errors } = await desk.ask(`mutation { createAuditEntry(input: {}) { id } }`)
    expect(errors[0]?.message).toContain('Cannot query field "createAuditEntry" on type "Mutation"')
  })
})

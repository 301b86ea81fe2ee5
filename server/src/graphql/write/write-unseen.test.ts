import { modelNamed } from '@touchline/domain/models.ts'
import { expect, test } from 'vitest'
import { SYSTEM } from '../caller.ts'
import type { Unsent } from './rows.ts'
import type { WriteContext, WriteRules } from './rules.ts'
import { NeedsRow } from './unseen-row.ts'
import type { WriteArguments } from './write.ts'
import { startUnseen } from './write-unseen.ts'

const now = new Date('2030-09-01T17:00:00Z')

/** What would be written of an update of a child by these rules. */
async function unseen(
  rules: WriteRules<'Player'>,
  changes: object = { emergencyPhone: '604-555-0101' },
  others: Partial<WriteArguments> = {},
) {
  const model = modelNamed('Player')
  const unsent: Unsent[] = []
  const context: WriteContext = {
    get tx(): never {
      throw new Error('There is no database.')
    },
    caller: { ...SYSTEM, role: 'ADMIN' },
    myUserId: null,
    now,
    today: '2030-09-01',
    rules: { Player: rules },
    keepUnsent: (one) => unsent.push(one),
  }
  const args = { input: { id: 'ada', _version: 3, ...changes }, ...others }
  const statement = { caller: context.caller, variables: {}, now, pageSecret: '', fragments: new Map() }
  const wanted = { model, selections: [], path: [] }
  const task = { model, operation: 'update', args, statement, wanted, own: null } as const
  const { written, followed } = await startUnseen(task, context)
  await Promise.all([written, followed])
  return unsent
}

test('rules that ask for nothing else see what is known, and what is to be written', async () => {
  const seen: unknown[] = []
  const unsent = await unseen({
    usually: { status: 'ACTIVE' },
    async update(_context, { id, _version, _deleted, status }, changes) {
      seen.push({ id, _version, _deleted, status })
      return { ...changes }
    },
    async updated(_context, before, after) {
      seen.push([before._version, after._version, before.status, after.status, after.emergencyPhone])
    },
  })
  expect(seen).toEqual([
    { id: 'ada', _version: 3, _deleted: false, status: 'ACTIVE' },
    [3, 4, 'ACTIVE', 'ACTIVE', '604-555-0101'],
  ])
  expect(unsent).toMatchObject([{ change: { id: 'ada', action: 'UPDATE' } }])
})

const look = (_value: unknown): void => {}

test.each<[string, WriteRules<'Player'>]>([
  ['reads a field', { update: async (_, { firstName }, changes) => ({ ...changes, firstName }) }],
  ['takes all of it', { update: async (_, current, changes) => ({ ...current, ...changes }) }],
  ['asks what is in it', { update: async (_, current, changes) => ('gender' in current ? changes : {}) }],
  ['lists what is in it', { update: async (_, current, changes) => (Object.keys(current) ? changes : {}) }],
  ['adds something', { update: async (_, _current, changes) => ({ ...changes, gender: 'x' }) }],
  ['writes something else', { update: async () => ({ emergencyPhone: '604-555-0102' }) }],
  ['looks at how it was', { updated: async (_, { status }) => look(status) }],
  ['looks at how it is', { updated: async (_, _before, { status }) => look(status) }],
  ['keeps its own history', { audited: (before, after) => ({ before, after }) }],
  ['takes locks', { lockFirst: async () => {} }],
  ['takes locks, if not for this', { lockFirst: async () => {}, own: ['gender'] }],
])('a rule that %s needs the row', async (_, rules) => {
  await expect(unseen(rules)).rejects.toThrow(NeedsRow)
})

test.each<[string, object, Partial<WriteArguments>?]>([
  ['what is sealed', { healthNotes: null }],
  ['a condition', {}, { condition: {} }],
  ['no version', { _version: undefined }],
  ['no id', { id: undefined }],
])('%s needs the row', async (_, changes, others) => {
  await expect(unseen({}, changes, others)).rejects.toThrow(NeedsRow)
})

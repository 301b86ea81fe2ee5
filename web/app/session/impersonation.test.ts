import { describe, expect, test, vi } from 'vitest'
import type { Row } from '../data/row.ts'
import {
  type ImpersonationParts,
  leaveIfEnded,
  restoreImpersonation,
  startImpersonation,
  stopImpersonation,
} from './impersonation.ts'
import { RECORD_KEY, saveRecord } from './impersonation-record.ts'
import { impersonating, signedIn } from './session-moves.ts'
import { SIGNED_OUT } from './session-state.ts'
import { memoryStorage } from './session-storage.ts'
import { makeStore } from './store.ts'
import { admin, parent, rowOf } from './test/people.ts'

const START = new Date('2025-10-01T17:00:00Z')
const desk = signedIn('ADMIN', admin)
const inside = impersonating(desk, parent)
const refusal = new Error('Only an administrator can do this.')

type Lookups = Partial<Pick<ImpersonationParts, 'loadUser' | 'findTarget'>>

function given(state = desk, lookups: Lookups = {}) {
  const storage = memoryStorage()
  if (state.isImpersonating) saveRecord(storage, admin, parent, START)
  const parts = {
    store: makeStore(state),
    server: { start: vi.fn(async () => {}), stop: vi.fn(async () => {}) },
    loadUser: vi.fn(lookups.loadUser ?? (async () => rowOf(parent))),
    findTarget: vi.fn(lookups.findTarget ?? (async () => [rowOf(parent)])),
    storage,
    now: () => START,
    log: vi.fn(),
  }
  const record = () => JSON.parse(storage.getItem(RECORD_KEY) ?? 'null')
  return { parts, record }
}

describe('start', () => {
  test('the server is asked, the record stored, and the current user is the target', async () => {
    const { parts, record } = given()
    expect(await startImpersonation(parts, 'u-parent', 'Phone call')).toBe(true)
    expect(parts.loadUser).toHaveBeenCalledExactlyOnceWith('u-parent')
    expect(parts.server.start).toHaveBeenCalledExactlyOnceWith('u-parent', 'Phone call')
    expect(parts.store.get()).toEqual(inside)
    expect(record()).toEqual({
      originalAdminId: 'u-admin',
      originalAdminEmail: 'admin@example.org',
      targetUserId: 'u-parent',
      targetUserEmail: 'parent@example.org',
      startTime: '2025-10-01T17:00:00.000Z',
    })
  })

  test.each([
    ['a parent', signedIn('PARENT', parent)],
    ['a visitor', SIGNED_OUT],
    ['somebody whose role is not known', signedIn(null, admin)],
    ['an administrator without a record', signedIn('ADMIN', null)],
    ['an administrator who does so already', inside],
  ])('is false for %s, and no request is sent', async (_who, state) => {
    const { parts } = given(state)
    expect(await startImpersonation(parts, 'u-parent', 'Phone call')).toBe(false)
    expect(parts.loadUser).not.toHaveBeenCalled()
    expect(parts.server.start).not.toHaveBeenCalled()
    expect(parts.store.get()).toBe(state)
  })

  test.each([
    ['not found', null],
    ['marked deleted', { ...rowOf(parent), _deleted: true }],
  ])('is false for a target that is %s', async (_how, row) => {
    const { parts, record } = given(desk, { loadUser: async () => row })
    expect(await startImpersonation(parts, 'u-parent', 'Phone call')).toBe(false)
    expect(parts.server.start).not.toHaveBeenCalled()
    expect(parts.store.get()).toBe(desk)
    expect(record()).toBeNull()
  })

  test('is false if the server refuses', async () => {
    const { parts, record } = given()
    parts.server.start.mockRejectedValue(refusal)
    expect(await startImpersonation(parts, 'u-parent', '')).toBe(false)
    expect(parts.store.get()).toBe(desk)
    expect(record()).toBeNull()
    expect(parts.log).toHaveBeenCalledExactlyOnceWith('Could not start viewing as user u-parent', refusal)
  })

  test('is false if the record cannot be stored', async () => {
    const { parts } = given()
    parts.storage.setItem = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
    expect(await startImpersonation(parts, 'u-parent', 'Phone call')).toBe(false)
    expect(parts.store.get()).toBe(desk)
  })

  test('is false for an administrator who has signed out in the meantime', async () => {
    const { parts, record } = given()
    parts.server.start.mockImplementation(async () => parts.store.set(SIGNED_OUT))
    expect(await startImpersonation(parts, 'u-parent', 'Phone call')).toBe(false)
    expect(parts.store.get()).toBe(SIGNED_OUT)
    expect(record()).toBeNull()
  })
})

describe('stop', () => {
  test('the administrator is back, the record gone and the server notified', async () => {
    const { parts, record } = given(inside)
    await stopImpersonation(parts)
    expect(parts.store.get()).toEqual(desk)
    expect(record()).toBeNull()
    expect(parts.server.stop).toHaveBeenCalledExactlyOnceWith('u-parent')
  })

  test('works before the server has answered', () => {
    const { parts, record } = given(inside)
    parts.server.stop.mockReturnValue(new Promise(() => {}))
    stopImpersonation(parts)
    expect(parts.store.get()).toEqual(desk)
    expect(record()).toBeNull()
  })

  test('a server that does not answer keeps nobody inside', async () => {
    const { parts } = given(inside)
    parts.server.stop.mockRejectedValue(refusal)
    await stopImpersonation(parts)
    expect(parts.store.get()).toEqual(desk)
    expect(parts.log).toHaveBeenCalledTimes(1)
  })

  test('nothing to stop', async () => {
    const { parts } = given(desk)
    await stopImpersonation(parts)
    expect(parts.store.get()).toBe(desk)
    expect(parts.server.stop).not.toHaveBeenCalled()
  })
})

describe('restore on reload', () => {
  test('looks up the target by email, while impersonating', async () => {
    const { parts, record } = given(inside)
    expect(await restoreImpersonation(parts, desk)).toEqual(inside)
    expect(parts.findTarget).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ targetUserId: 'u-parent', targetUserEmail: 'parent@example.org' }),
    )
    expect(record()).not.toBeNull()
  })

  test('without a record there is nothing to restore', async () => {
    const { parts } = given(desk)
    expect(await restoreImpersonation(parts, desk)).toBe(desk)
    expect(parts.findTarget).not.toHaveBeenCalled()
  })

  test.each([
    ['another administrator', signedIn('ADMIN', { ...admin, email: 'other@example.org' })],
    ['who is no administrator any more', signedIn('PARENT', admin)],
    ['whose role is not known', signedIn(null, admin)],
    ['a visitor', SIGNED_OUT],
  ])('does nothing for %s', async (_who, state) => {
    const { parts, record } = given(inside)
    expect(await restoreImpersonation(parts, state)).toBe(state)
    expect(parts.findTarget).not.toHaveBeenCalled()
    expect(record()).not.toBeNull()
  })

  test.each<[string, () => Promise<Row[]>]>([
    ['is not found', async () => []],
    ['is somebody else by now', async () => [{ ...rowOf(parent), id: 'u-other' }]],
    ['cannot be looked up', () => Promise.reject(refusal)],
  ])('a target that %s: the record is removed', async (_how, findTarget) => {
    const { parts, record } = given(inside, { findTarget })
    expect(await restoreImpersonation(parts, desk)).toBe(desk)
    expect(record()).toBeNull()
  })

  test('a malformed record is removed', async () => {
    const { parts } = given(desk)
    parts.storage.setItem(RECORD_KEY, '{"targetUserId":"u-parent"}')
    expect(await restoreImpersonation(parts, desk)).toBe(desk)
    expect(parts.storage.getItem(RECORD_KEY)).toBeNull()
  })
})

describe('after a refusal', () => {
  test('the administrator leaves an impersonation that the server has ended', async () => {
    const { parts, record } = given(inside, { findTarget: async () => [] })
    await leaveIfEnded(parts)
    expect(parts.store.get()).toEqual(desk)
    expect(record()).toBeNull()
  })

  test('and stays in one that is still active', async () => {
    const { parts } = given(inside)
    await leaveIfEnded(parts)
    expect(parts.store.get()).toBe(inside)
  })

  test('no request is sent for an administrator who is not impersonating', async () => {
    const { parts } = given(desk)
    await leaveIfEnded(parts)
    expect(parts.findTarget).not.toHaveBeenCalled()
  })

  test('somebody who has left in the meantime does not leave again', async () => {
    const { parts } = given(inside)
    parts.findTarget.mockImplementation(async () => {
      parts.store.set(desk)
      return []
    })
    await leaveIfEnded(parts)
    expect(parts.server.stop).not.toHaveBeenCalled()
  })
})

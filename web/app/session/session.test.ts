import { describe, expect, test, vi } from 'vitest'
import type { Document } from '../data/documents.ts'
import type { Request } from '../data/request.ts'
import { keepDraft, readDraft } from './drafts.ts'
import { RECORD_KEY } from './impersonation-record.ts'
import { keepLastSeen, lastUserSeen } from './last-seen.ts'
import { makeSession, type SessionParts } from './session.ts'
import { signedIn } from './session-moves.ts'
import { LOADING, SIGNED_OUT } from './session-state.ts'
import { memoryStorage } from './session-storage.ts'
import { admin, parent, rowOf } from './test/people.ts'

const nobody = Object.assign(new Error('nobody'), { name: 'UserUnAuthenticatedException' })

function tab({ requestAs }: Partial<SessionParts> = {}) {
  const people = [admin, parent]
  const asked: string[] = []
  const answer = (document: Document, variables: Record<string, unknown>) => {
    asked.push(document.field ?? '')
    const found = people
      .filter(({ id, email }) => id === variables.id || email === variables.email)
      .map(rowOf)
    return (document.field === 'getUser' ? (found[0] ?? null) : { items: found, nextToken: null }) as never
  }
  const request = vi.fn(async (document, variables) => answer(document, variables)) as unknown as Request
  const current = { email: admin.email as string | null, groups: ['pmfcadmin'] }
  const fetchAuthSession = vi.fn(async () => ({
    tokens: { idToken: { payload: { sub: 's1', email: current.email, 'cognito:groups': current.groups } } },
  }))
  const parts = {
    auth: {
      getCurrentUser: async () => current.email ?? Promise.reject(nobody),
      fetchAuthSession,
      signOut: vi.fn(async () => {}),
      clear: vi.fn(async () => {}),
      deleteUser: vi.fn(async () => {}),
    },
    impersonations: { start: vi.fn(async () => {}), stop: vi.fn(async () => {}) },
    request,
    requestAs: vi.fn(requestAs ?? (() => request)),
    storage: memoryStorage(),
    device: memoryStorage(),
    goTo: vi.fn(),
    log: vi.fn(),
  }
  return { parts, current, asked, fetchAuthSession, session: makeSession(parts) }
}

describe('check', () => {
  test('loading, then who is signed in', async () => {
    const { session } = tab()
    expect(session.get()).toEqual(LOADING)
    const seen: boolean[] = []
    session.subscribe(() => seen.push(session.get().loading))
    expect(await session.check()).toEqual(signedIn('ADMIN', admin))
    expect(session.get()).toEqual(signedIn('ADMIN', admin))
    expect(seen).toEqual([true, false])
  })

  test('the record is cached for half a minute, and loaded again for the next person', async () => {
    const { session, asked } = tab()
    await session.check()
    await session.check()
    expect(asked).toEqual(['usersByEmail'])
    session.signedOut()
    await session.check()
    expect(asked).toEqual(['usersByEmail', 'usersByEmail'])
  })

  test('of two checks the later one counts, for both callers', async () => {
    const { session, current, fetchAuthSession } = tab()
    const slow = Promise.withResolvers<never>()
    fetchAuthSession.mockReturnValueOnce(slow.promise)
    const first = session.check()
    current.email = parent.email
    current.groups = []
    expect(await session.check()).toEqual(signedIn('PARENT', parent))
    slow.reject(new Error('late'))
    expect(await first).toEqual(signedIn('PARENT', parent))
    expect(session.get()).toEqual(signedIn('PARENT', parent))
  })

  test('a sign-out during a check counts', async () => {
    const { session } = tab()
    const checked = session.check()
    session.signedOut()
    expect(await checked).toEqual(SIGNED_OUT)
    await new Promise(setImmediate)
    expect(session.get()).toEqual(SIGNED_OUT)
  })
})

describe('impersonation', () => {
  test('start, reload, exit', async () => {
    const { session, parts } = tab()
    await session.check()
    expect(await session.startImpersonation('u-parent', 'Phone call')).toBe(true)
    const inside = session.get()
    expect(inside).toMatchObject({ isImpersonating: true, user: parent, userRole: 'PARENT', isAdmin: false })

    const reloaded = makeSession(parts)
    expect(await reloaded.check()).toEqual(inside)
    expect(parts.requestAs).toHaveBeenCalledExactlyOnceWith('u-parent')
    await reloaded.stopImpersonation()
    expect(reloaded.get()).toEqual(signedIn('ADMIN', admin))
    expect(parts.storage.getItem(RECORD_KEY)).toBeNull()
  })

  test('last-seen data are removed at the start and at the end', async () => {
    const { session, parts } = tab()
    const kept = () => lastUserSeen(parts.device, admin.email, 0)
    await session.check()
    keepLastSeen(parts.device, admin, { name: 'list', data: [] }, 0)
    await session.startImpersonation('u-parent', 'Phone call')
    expect(kept()).toBeNull()
    keepLastSeen(parts.device, admin, { name: 'list', data: [] }, 0)
    await session.stopImpersonation()
    expect(kept()).toBeNull()
  })

  test('meanwhile users are loaded each time', async () => {
    const { session, asked } = tab()
    await session.check()
    await session.startImpersonation('u-parent', 'Phone call')
    asked.length = 0
    await session.findUsers(admin.email)
    await session.findUsers(admin.email)
    expect(asked).toHaveLength(2)
  })

  test('a sign-out elsewhere ends it for good', async () => {
    const { session, parts } = tab()
    await session.check()
    await session.startImpersonation('u-parent', 'Phone call')
    session.signedOut()
    expect(session.get()).toEqual(SIGNED_OUT)
    expect(await session.check()).toEqual(signedIn('ADMIN', admin))
    expect(parts.storage.getItem(RECORD_KEY)).toBeNull()
  })

  test.each([
    ['Unauthorized', [], false],
    ['Unauthorized', [parent], true],
    ['GraphQL Error: busy', [], true],
  ])('a request that fails with %s, the target then found as %j', async (message, found, isImpersonating) => {
    const finding = async () => ({ items: found.map(rowOf), nextToken: null }) as never
    const { session, parts } = tab({ requestAs: () => finding })
    await session.check()
    await session.startImpersonation('u-parent', 'Phone call')
    const failing = session.request({ query: '', field: 'listPlayers' }, {})
    expect(await failing).toEqual({ items: [], nextToken: null })
    vi.mocked(parts.request).mockRejectedValueOnce(new Error(message))
    await expect(session.request({ query: '', field: 'listPlayers' }, {})).rejects.toThrow(message)
    expect(session.get().isImpersonating).toBe(isImpersonating)
  })
})

describe('sign-out', () => {
  test('no last-seen data remain, even if it happens elsewhere', async () => {
    const { session, parts } = tab()
    await session.check()
    keepLastSeen(parts.device, admin, { name: 'list', data: [] }, 0)
    session.signedOut()
    expect(lastUserSeen(parts.device, admin.email, 0)).toBeNull()
  })

  test('the client’s own event does not come before the redirect to the root path', async () => {
    const { session, parts } = tab()
    await session.check()
    parts.auth.signOut.mockImplementation(async () => {
      session.signedOut()
      expect(session.get()).toMatchObject({ isAuthenticated: true, busy: 'Signing out...' })
    })
    await session.signOut()
    expect(parts.goTo).toHaveBeenCalledExactlyOnceWith('/')
    expect(session.get()).toEqual(SIGNED_OUT)
  })

  test('on purpose, it removes unsaved input; one that just happens does not', async () => {
    const { session, parts } = tab()
    keepDraft(parts.storage, admin.id, 'profile', { firstName: 'Adele' })
    keepDraft(parts.device, 'visitor', 'registration-form', { children: ['Maya'] })
    await session.check()
    session.signedOut()
    expect(readDraft(parts.storage, admin.id, 'profile')).not.toBeNull()
    expect(readDraft(parts.device, 'visitor', 'registration-form')).not.toBeNull()
    await session.check()
    await session.signOut()
    expect(readDraft(parts.storage, admin.id, 'profile')).toBeNull()
    // The next person on this device must not find the family's names.
    expect(readDraft(parts.device, 'visitor', 'registration-form')).toBeNull()
  })

  test('of an administrator who is impersonating ends that first', async () => {
    const { session, parts } = tab()
    await session.check()
    await session.startImpersonation('u-parent', 'Phone call')
    const busy: unknown[] = []
    parts.impersonations.stop.mockImplementation(async () => {
      busy.push(session.get().busy)
    })
    await session.signOut()
    expect(busy).toEqual(['Signing out...'])
    expect(parts.storage.getItem(RECORD_KEY)).toBeNull()
    expect(session.get()).toEqual(SIGNED_OUT)
  })
})

describe('what a screen causes', () => {
  test.each([
    ['Unauthorized', [[], [{ forceRefresh: true }]]],
    ['GraphQL Error: busy', [[]]],
  ])('a request that fails with %s checks whether the session is still valid', async (message, asked) => {
    const { session, parts, fetchAuthSession } = tab()
    await session.check()
    vi.mocked(parts.request).mockRejectedValueOnce(new Error(message))
    await expect(session.request({ query: '', field: 'listPlayers' }, {})).rejects.toThrow(message)
    expect(fetchAuthSession.mock.calls).toEqual(asked)
  })

  test('a saved record becomes the user at once, and is loaded again next time', async () => {
    const { session, asked } = tab()
    await session.check()
    session.userChanged(rowOf({ ...admin, firstName: 'Adele' }))
    expect(session.get()).toEqual(signedIn('ADMIN', { ...admin, firstName: 'Adele' }))
    await session.findUsers(admin.email)
    expect(asked).toEqual(['usersByEmail', 'usersByEmail'])
  })

  test('the same while impersonating; somebody else’s record changes nothing', async () => {
    const { session } = tab()
    await session.check()
    await session.startImpersonation('u-parent', 'Phone call')
    const before = session.get()
    session.userChanged(rowOf({ ...admin, firstName: 'Adele' }))
    expect(session.get()).toEqual(before)
    const priya = { ...parent, firstName: 'Priya Rose' }
    session.userChanged(rowOf(priya))
    expect(session.get()).toEqual({ ...before, user: priya, impersonatedUser: priya })
  })
})

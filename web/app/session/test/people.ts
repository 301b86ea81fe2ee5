import type { SessionUser } from '../session-state.ts'

export const admin: SessionUser = {
  id: 'u-admin',
  email: 'admin@example.org',
  firstName: 'Ada',
  lastName: 'Desk',
  avatarUrl: '',
  language: '',
}

export const parent: SessionUser = {
  id: 'u-parent',
  email: 'parent@example.org',
  firstName: 'Priya',
  lastName: 'Sandhu',
  avatarUrl: '/priya.png',
  language: 'zh-Hant',
}

/** As the service sends a user. */
export const rowOf = (user: SessionUser) => ({
  ...user,
  createdAt: '2025-09-06T00:00:00.000Z',
  updatedAt: '2025-09-06T00:00:00.000Z',
  _version: 1,
  _deleted: null,
  _lastChangedAt: 1,
})

import type { APIRequestContext } from '@playwright/test'
import { type Permission, PRESETS } from '@touchline/domain/identity/permissions.ts'
import { expect } from './fixtures.ts'
import { demo, newAccount, tokenOf } from './sign-in.ts'

interface DeskPerson {
  email: string
  sub: string
  /** The token of somebody with all permissions. */
  president: string
}

/** Somebody new at the desk, for whom nobody has chosen permissions yet. */
export async function newAtDesk(request: APIRequestContext): Promise<DeskPerson> {
  const president = await tokenOf(request, demo.admin)
  const headers = { authorization: `Bearer ${president}` }
  const email = await newAccount(request)
  const found = await request.get(`/staging/admin/users?${new URLSearchParams({ search: email })}`, {
    headers,
  })
  const sub: string = (await found.json()).items[0].id
  expect((await request.put(`/staging/admin/users/${sub}/groups/pmfcadmin`, { headers })).ok()).toBe(true)
  return { email, sub, president }
}

/** Grants the permissions that the president has chosen. */
export async function allow(
  request: APIRequestContext,
  { sub, president }: DeskPerson,
  permissions: readonly Permission[],
): Promise<void> {
  const headers = { authorization: `Bearer ${president}` }
  const answer = await request.put(`/staging/admin/users/${sub}/permissions`, {
    headers,
    data: { permissions },
  })
  expect(answer.ok()).toBe(true)
}

export const presetNamed = (name: string): readonly Permission[] =>
  PRESETS.find((preset) => preset.name === name)?.permissions ?? []

import { newId } from '../data/new-id.ts'
import type { Request } from '../data/request.ts'
import { updateRow } from '../data/write-row.ts'

interface Linkable {
  id: string
  version: number | null
  family: string | null
}

/** Two guardians' accounts as one family: whoever is in one already brings the other into it. */
export async function linkFamily(request: Request, one: Linkable, other: Linkable): Promise<void> {
  const key = other.family ?? one.family ?? newId()
  for (const { id, version, family } of [one, other])
    if (family !== key && version !== null)
      await updateRow(request, 'User', { id, _version: version, family: key })
}

/** Out of the family; the others of it stay together. */
export async function unlinkFamily(request: Request, { id, version }: Linkable): Promise<void> {
  if (version !== null) await updateRow(request, 'User', { id, _version: version, family: null })
}

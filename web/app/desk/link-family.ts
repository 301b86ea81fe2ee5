import { newId } from '../data/new-id.ts'
import type { Request } from '../data/request.ts'
import { updateRow } from '../data/write-row.ts'

interface Linkable {
  id: string
  version: number | null
  family: string | null
}

/** Links two guardians' accounts as one family; if one of them already is in a family, the other joins it. */
export async function linkFamily(request: Request, one: Linkable, other: Linkable): Promise<void> {
  const key = other.family ?? one.family ?? newId()
  for (const { id, version, family } of [one, other])
    if (family !== key && version !== null)
      await updateRow(request, 'User', { id, _version: version, family: key })
}

/** Takes one account out of the family; the others stay linked. */
export async function unlinkFamily(request: Request, { id, version }: Linkable): Promise<void> {
  if (version !== null) await updateRow(request, 'User', { id, _version: version, family: null })
}

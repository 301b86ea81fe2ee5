import type { DeskQuery } from '../graphql/read/desk-query.ts'
import { type Paged, pageOf } from '../graphql/read/page.ts'
import { findDesk } from './desk-store.ts'
import { type Consent, consentsFor } from './event-consents.ts'

interface ConsentQuery extends Paged {
  slug: string
}

/** The children of the teams with the consent signed for each, then those who are in no team. */
export const deskEventConsents: DeskQuery = {
  tokenArea: null,
  async read({ sql }, { slug, ...asked }: ConsentQuery) {
    const desk = await findDesk(sql, slug)
    return pageOf(desk ? (await consentsFor(sql, slug, desk.plan)).map(asLine) : [], asked)
  },
}

const asLine = ({ child, signed }: Consent, n: number) => ({
  id: String(n),
  name: child?.name ?? signed?.name ?? child?.displayName ?? '',
  birthDate: child?.birthDate ?? signed?.birthDate ?? null,
  team: child?.team ?? null,
  division: child?.division ?? null,
  form: signed?.form ?? null,
})

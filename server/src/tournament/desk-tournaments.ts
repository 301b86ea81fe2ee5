import type { DeskQuery } from '../graphql/read/desk-query.ts'
import { type Paged, pageFrom } from '../graphql/read/page.ts'
import { findDesk } from './desk-store.ts'
import { asDesk, asSummary } from './views.ts'

interface Listed {
  slug: string
  disputes: number
  notes: number
}

/** All tournaments, latest first, with drafts and pending work. */
export const deskTournaments: DeskQuery = {
  tokenArea: 'TOURNAMENTS',
  async read({ sql }, asked: Paged) {
    const select = sql`
      slug,
      (select count(distinct match_id)::int from tournament_entries
        where tournament_id = t.id and outcome = 'DISPUTED') as disputes,
      (select count(*)::int from thank_you_notes where tournament_id = t.id and state = 'WAITING') as notes`
    const [from, order] = [sql`tournaments t where not _deleted`, sql`date desc nulls last, slug`]
    const { items, total } = await pageFrom<Listed>(sql, { select, from, order }, asked)
    const found = await Promise.all(
      items.map(async ({ slug, ...counts }) => ({ desk: await findDesk(sql, slug), counts })),
    )
    return { total, items: found.flatMap(({ desk, counts }) => (desk ? [asSummary(desk, counts)] : [])) }
  },
}

/** One tournament as the desk edits it, with the rules that it violates; null if it was deleted. */
export const deskTournament: DeskQuery = {
  tokenArea: 'TOURNAMENTS',
  async read({ sql }, { slug }: { slug: string }) {
    const desk = await findDesk(sql, slug)
    if (!desk) return null
    const { plan, published } = desk
    return { ...asDesk(desk), plan: JSON.stringify(plan), published: published && JSON.stringify(published) }
  },
}

import type { DeskQuery } from '../graphql/read/desk-query.ts'
import { type Paged, pageOf } from '../graphql/read/page.ts'
import { findDesk } from './desk-store.ts'
import { notesOf } from './thanks-store.ts'

interface ThanksQuery extends Paged {
  slug: string
}

/** What teams have written to their referees, the newest first. */
export const deskThanks: DeskQuery = {
  tokenArea: 'TOURNAMENTS',
  async read({ sql }, { slug, ...asked }: ThanksQuery) {
    const desk = await findDesk(sql, slug)
    const { items, total } = pageOf(
      desk ? await notesOf(sql, desk, ['WAITING', 'SHOWN', 'HIDDEN']) : [],
      asked,
    )
    return { total, items: items.map((note) => ({ ...note, createdAt: note.createdAt.toISOString() })) }
  },
}

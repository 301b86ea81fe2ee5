import * as z from 'zod'
import { line } from '../rest/inputs.ts'
import { notFound } from '../rest/refusal.ts'
import { type Route, route } from '../rest/route.ts'
import { Slug } from './draft-routes.ts'
import { requireDesk } from './require-desk.ts'

const decide = route({
  method: 'put',
  path: '/tournaments/{slug}/thanks/{id}',
  summary: 'Show a note on the page of the referees, or hide it',
  input: {
    params: { slug: Slug, id: line(1, 64) },
    body: { state: z.enum(['SHOWN', 'HIDDEN'], 'Choose SHOWN or HIDDEN.') },
  },
  output: null,
  async handler({ pool: { sql, now }, adminEmail }, { params: { slug, id }, body: { state } }) {
    const desk = await requireDesk(sql, slug)
    const { count } = await sql`
      update thank_you_notes set state = ${state}, decided_by = ${adminEmail}, decided_at = ${now()}
      where id = ${id} and tournament_id = ${desk.id}`
    if (count === 0) throw notFound('NOTE_GONE', 'There is no such note any more.')
  },
})

export const thanksRoutes: Route[] = [decide]

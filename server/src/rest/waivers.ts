import * as z from 'zod'
import { Instant } from './inputs.ts'
import { type Route, route } from './route.ts'

/** A consent as it was signed, but for the children it is about. */
export const SignedForm = z.object({
  reference: z.string(),
  textVersion: z.string(),
  guardianName: z.string(),
  relation: z.string(),
  email: z.string(),
  phone: z.string(),
  emergencyName: z.string(),
  emergencyPhone: z.string(),
  photos: z.boolean(),
  signedAt: Instant,
})

const waivers = route({
  method: 'get',
  path: '/fun-day-waivers',
  summary:
    'Signed consents to the fun day, newest first, with what first-aiders need to know: at most a thousand',
  output: z.object({
    items: z.array(
      SignedForm.extend({
        children: z.array(z.object({ name: z.string(), birthDate: z.string(), healthNotes: z.string() })),
      }).meta({ id: 'FunDayWaiver' }),
    ),
  }),
  async handler({ pool: { sql } }) {
    const rows = await sql`
      select reference, text_version as "textVersion", guardian_name as "guardianName", relation, email, phone,
        emergency_name as "emergencyName", emergency_phone as "emergencyPhone", photos, signed_at as "signedAt",
        (select json_agg(json_build_object('name', c.name, 'birthDate', c.birth_date, 'healthNotes', c.health_notes)
                         order by c.place)
         from fun_day_waiver_children c where c.waiver_id = w.id) as children
      from fun_day_waivers w order by signed_at desc, id limit 1000`
    return {
      items: rows.map((row) => ({
        ...(row as unknown as z.infer<typeof SignedForm>),
        signedAt: (row.signedAt as Date).toISOString(),
        children: JSON.parse(row.children),
      })),
    }
  },
})

export const waiverRoutes: Route[] = [waivers]

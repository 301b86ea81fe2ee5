import * as z from 'zod'
import { instant, line, state } from './fields.ts'

/** One line on every page when something is different this weekend; null when nothing is. */
export const statusStrip = z.strictObject({ state, message: line, at: instant }).nullable()
export type StatusStrip = z.infer<typeof statusStrip>

import * as z from 'zod'
import { Id, SeenVersion } from './inputs.ts'

/** Price changes of a family because two records were merged. */
export const MovedPrices = z.array(
  z.object({
    registrationId: z.string(),
    playerName: z.string(),
    beforeCents: z.int(),
    afterCents: z.int(),
  }),
)

/** The two records, with the versions that were seen. */
export const seenBoth = { keepId: Id, keepVersion: SeenVersion, goneId: Id, goneVersion: SeenVersion }

type SeenBoth = z.infer<z.ZodObject<typeof seenBoth>>

export const wantedOf = ({ keepId, goneId, keepVersion, goneVersion }: SeenBoth) => ({
  keepId,
  goneId,
  versions: { keep: keepVersion, gone: goneVersion },
})

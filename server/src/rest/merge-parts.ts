import * as z from 'zod'
import { Id, SeenVersion } from './inputs.ts'

/** What a family pays otherwise because two records have become one. */
export const MovedPrices = z.array(
  z.object({
    registrationId: z.string(),
    playerName: z.string(),
    beforeCents: z.int(),
    afterCents: z.int(),
  }),
)

/** The two records, each as somebody has seen it. */
export const seenBoth = { keepId: Id, keepVersion: SeenVersion, goneId: Id, goneVersion: SeenVersion }

type SeenBoth = z.infer<z.ZodObject<typeof seenBoth>>

export const wantedOf = ({ keepId, goneId, keepVersion, goneVersion }: SeenBoth) => ({
  keepId,
  goneId,
  versions: { keep: keepVersion, gone: goneVersion },
})

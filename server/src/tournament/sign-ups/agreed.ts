import type { GivenContacts } from '@touchline/domain/families/contacts.ts'
import { LANGUAGES } from '@touchline/domain/languages.ts'
import type { RowOf } from '@touchline/domain/models/rows.ts'
import { refusalIn } from '@touchline/domain/refusal.ts'
import { missingConsents } from '@touchline/domain/registrations/consents.ts'
import type { GivenConsent } from '@touchline/domain/registrations/given-consents.ts'
import * as sentences from '@touchline/domain/tournament/sign-up.texts.ts'
import { waiverProblems } from '@touchline/domain/waivers/fun-day-waiver.ts'
import * as z from 'zod'
import { readSettings } from '../../club/load-club.ts'
import { refuse } from '../../graphql/errors.ts'
import type { WriteContext } from '../../graphql/write/rules.ts'
import { agreedFor, checkConsents, recordConsents, refuseInTheirName } from '../../registrations/consents.ts'
import { takeContacts } from '../../registrations/contacts.ts'
import { keepWaiver, referenceOf } from '../../waivers/keep-waiver.ts'

const text = z.string().max(200, 'This is too long.').default('')

/** The fun day's consent form, signed in the same step as joining. */
export const SignedWaiver = z.object({
  textVersion: text,
  guardianName: text,
  relation: text,
  phone: text,
  emergencyName: text,
  emergencyPhone: text,
  agreed: z.array(z.boolean()).max(20),
  photos: z.enum(['', 'YES', 'NO']),
  signature: text,
  language: z.enum(LANGUAGES, `Choose one of ${LANGUAGES.join(', ')}.`).nullish(),
})

export interface Agreed {
  waiver: z.infer<typeof SignedWaiver> | null
  consents: readonly GivenConsent[]
  contacts: GivenContacts
}

type Players = readonly RowOf<'Player'>[]

/**
 * Records what a family agrees to when it joins (T-34): the fun day's own form or, for other tournaments, the consents
 * of every program. The desk is not asked, because it cannot consent for a family.
 */
export async function takeAgreement(
  context: WriteContext,
  tournament: RowOf<'Tournament'>,
  players: Players,
  agreed: Agreed,
): Promise<void> {
  if (context.caller.role === 'ADMIN') return
  if (tournament.kind === 'FUN_DAY') return signWaiver(context, tournament, players, agreed.waiver)
  await checkConsents(context, agreed.consents)
  for (const player of players) {
    const missing = missingConsents(await agreedFor(context, player, agreed.consents))
    if (missing.length > 0)
      refuse(
        refusalIn(sentences, {
          code: 'CONSENT_MISSING',
          field: 'consents',
          sentence: 'joinConsentsMissing',
          facts: { player: player.firstName, missing },
        }),
      )
  }
  await takeContacts(context, players, agreed.contacts)
  await recordConsents(context, players, agreed.consents)
}

async function signWaiver(
  context: WriteContext,
  { id, slug }: RowOf<'Tournament'>,
  players: Players,
  signed: Agreed['waiver'],
): Promise<void> {
  const { tx, now, today, caller, myUserId } = context
  refuseInTheirName(context)
  const form = (await readSettings(tx)).consents.FUN_DAY_WAIVER
  if (!signed)
    refuse(
      refusalIn(sentences, {
        code: 'CONSENT_MISSING',
        field: 'waiver',
        sentence: 'waiverNotSigned',
        facts: { waiver: form.title },
      }),
    )
  const { textVersion, language, ...said } = signed
  if (textVersion !== form.version)
    refuse(
      refusalIn(sentences, {
        code: 'CONSENT_OUTDATED',
        field: 'waiver',
        sentence: 'waiverHasChanged',
        facts: {},
      }),
    )
  const children = players.map(({ firstName, lastName, birthDate, healthNotes }) => ({
    name: `${firstName} ${lastName}`,
    birthDate,
    // First-aiders use the form on the day of the event.
    healthNotes: healthNotes ?? '',
  }))
  const waiver = { ...said, children, email: caller.email ?? '' }
  const [problem] = Object.entries(waiverProblems(waiver, { statements: form.statements.length, today }))
  if (problem) refuse({ code: 'CONSENT_MISSING', field: `waiver.${problem[0]}`, message: problem[1] })
  const reference = referenceOf([id, myUserId, ...players.map((one) => one.id), now.toISOString()].join(' '))
  await keepWaiver(tx, { event: slug, waiver, reference, form, now, language: language ?? 'en' })
}

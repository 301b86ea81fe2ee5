import { useForm } from '@mantine/form'
import { contactProblems, type GivenContacts } from '@touchline/domain/families/contacts.ts'
import { waiverProblems } from '@touchline/domain/waivers/fun-day-waiver.ts'
import { clubNow } from '../../club/club-now.ts'
import { type Family, type FamilyPlayer, missingOf } from '../../family/family.ts'
import type { Agreed } from '../../registrations/consent-boxes.tsx'
import { openConsents } from '../../registrations/consent-standing.ts'
import { useSession } from '../../session/use-session.ts'
import type { AskedTexts } from './asked-texts.ts'
import * as words from './join.texts.ts'
import type { JoinableTournament, TypedWaiver } from './sign-up-data.ts'

export interface JoinValues {
  /** By the child's id. */
  chosen: Record<string, boolean>
  wishes: Record<string, string>
  waiver: TypedWaiver
  agreed: Agreed
  contacts: GivenContacts
}

export interface JoinFormProps {
  tournament: JoinableTournament
  /** The children of the family who have not joined. */
  players: readonly FamilyPlayer[]
  family: Family
  asked: AskedTexts
}

/** The form's values, and its problems before it is sent. */
export function useJoinForm({ tournament, players, family, asked: { texts } }: JoinFormProps) {
  const { user } = useSession()
  const today = clubNow().day
  const form = texts.FUN_DAY_WAIVER
  const [first] = players
  return useForm<JoinValues>({
    initialValues: {
      chosen: {},
      wishes: {},
      agreed: {},
      contacts: { phone: '', emergencyContact: '', emergencyPhone: '' },
      waiver: {
        guardianName: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
        relation: '',
        phone: '',
        emergencyName: first?.emergencyContact ?? '',
        emergencyPhone: first?.emergencyPhone ?? '',
        agreed: form.statements.map(() => false),
        photos: '',
        signature: '',
      },
    },
    validate: ({ chosen, waiver, agreed, contacts }) => {
      const joining = players.filter(({ id }) => chosen[id])
      if (tournament.kind !== 'FUN_DAY') {
        const open = joining.flatMap((player) => openConsents(player, texts)).filter((text) => !agreed[text])
        return {
          ...(open.length > 0 ? { agreed: words.tickThese } : {}),
          ...under('contacts', contactProblems(missingOf(family, joining), contacts)),
        }
      }
      const children = joining.map(({ firstName, lastName, birthDate }) => ({
        ...{ name: `${firstName} ${lastName}`, birthDate, healthNotes: '' },
      }))
      const whole = { ...waiver, children, email: user?.email ?? '' }
      return under('waiver', waiverProblems(whole, { statements: form.statements.length, today }))
    },
  })
}

export type JoinFormState = ReturnType<typeof useJoinForm>

const under = (name: string, problems: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(problems).map(([path, problem]) => [`${name}.${path}`, problem]))

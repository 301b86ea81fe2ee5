import { dollarsFromCents } from '@touchline/domain/pricing/cents.ts'
import type { CsvColumn } from '../../../desk/csv.ts'
import { playerNames, registrationNames } from '../../../desk/status-names.ts'
import type { PlayerLine } from './player-list.ts'

const yesOrNo = (value: boolean | null) => (value === null ? null : value ? 'yes' : 'no')

/** What notes on health say is no part of any file: only that there are some. */
export const playerCsv: CsvColumn<PlayerLine>[] = [
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Birth date', ({ birthDate }) => birthDate],
  ['Status', ({ status }) => playerNames[status].children],
  [
    'Programs',
    ({ registrations }) =>
      registrations
        .map(({ program, status }) => `${program} (${registrationNames[status].children})`)
        .join('; '),
  ],
  ['Guardian', ({ guardian }) => guardian],
  ['E-mail', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Emergency contact', ({ emergencyContact }) => emergencyContact],
  ['Emergency phone', ({ emergencyPhone }) => emergencyPhone],
  ['Shirt size', ({ shirtSize }) => shirtSize],
  ['Photos allowed', ({ photoConsent }) => yesOrNo(photoConsent)],
  ['Notes on health', ({ hasHealthNotes }) => yesOrNo(hasHealthNotes)],
  ['Missing consents', ({ missingConsents }) => missingConsents.join(' ')],
  ['Owes', ({ owedCents }) => dollarsFromCents(owedCents)],
]

import { type AgeRule, ageGroupLabel, seasonYearOf } from '@touchline/domain/age-group.ts'
import { yearOf } from '@touchline/domain/calendar-day.ts'
import type { RowOf } from '@touchline/domain/rows.ts'
import { dayAndYear, listOf } from '@touchline/domain/words.ts'
import { emailParts } from '../mail/templates/email.ts'
import type { LinkPage } from '../mail/templates/link-page.ts'
import type { Words } from '../users/write-to-guardians.ts'

interface Coming {
  firstName: string
  birthDate: string
  program: Pick<RowOf<'Program'>, 'name' | 'startDate'>
}

/** To a family that was here before: who can come back, to what, and how little it takes (S-16). */
export function seasonIsOpen(season: RowOf<'Season'>, children: readonly Coming[], ages: AgeRule): Words {
  const names = listOf(
    children.map(({ firstName }) => firstName),
    'and',
  )
  const { name, opensForReturning, opensForAll } = season
  const isFirst = opensForReturning && opensForAll && opensForReturning < opensForAll
  return {
    subject: `${name} is open for ${names}`,
    paragraphs: [
      isFirst
        ? `You can register ${names} for ${name} now. Everyone else can from ${dayAndYear(opensForAll)}.`
        : `Registration for ${name} is open, and we would love to see ${names} again.`,
      ...children.map(({ firstName, birthDate, program }) => {
        const group = ageGroupLabel(yearOf(birthDate), seasonYearOf(program.startDate), ages)
        return `${firstName}: ${[group, program.name].filter(Boolean).join(', ')}, from ${dayAndYear(program.startDate)}.`
      }),
      'Your days of last time are filled in. You see the whole price before you send anything, and there is nothing to pay until we email you.',
    ],
    action: { label: `Register ${names}`, path: '/guardian' },
    expiresAt: new Date(`${season.endDate}T12:00:00Z`),
  }
}

const email = (subject: string, paragraphs: string[], label: string, url: string) => ({
  subject,
  ...emailParts({ title: subject, paragraphs, action: { label, url } }),
})

/** To an address that anybody may have typed. */
export const confirmNotice = (url: string) =>
  email(
    'Shall we email you when registration opens?',
    [
      'Somebody asked us to email this address when registration opens. Tap the button to confirm that it was you.',
      'It’s one email, and then we forget the address. If it wasn’t you, do nothing: we won’t write again.',
    ],
    'Confirm or leave',
    url,
  )

export const registrationOpened = (season: string, url: string) =>
  email(
    `Registration for ${season} is open`,
    [
      `You asked us to let you know: registration for ${season} is open now. You’ll see what’s on for each age, the price and the places left.`,
      'This was the one email. Your address is off our list.',
    ],
    'See the programs',
    url,
  )

const GO_ON = { label: 'See what’s on now', href: '/programs' }

export const noticePage = (isConfirmed: boolean): LinkPage =>
  isConfirmed
    ? {
        title: 'We’ll email you when registration opens',
        paragraphs: ['It’s one email, and then we forget your address.'],
        answers: [{ value: 'LEAVE', label: 'Leave the list' }],
        link: GO_ON,
      }
    : {
        title: 'Email you when registration opens?',
        paragraphs: ['It’s one email, and then we forget your address.'],
        answers: [
          { value: 'CONFIRM', label: 'Yes, email me' },
          { value: 'LEAVE', label: 'No, forget my address' },
        ],
        link: GO_ON,
      }

export const noticeLeft: LinkPage = {
  title: 'You’re not on our list',
  paragraphs: ['We don’t have your address here, and won’t email you about it.'],
  answers: [],
  link: GO_ON,
}

export const noticeLinkUnknown: LinkPage = {
  title: 'This link is not complete',
  paragraphs: ['Please open it from the email once more, or copy all of it.'],
  answers: [],
  link: GO_ON,
}

import { RETENTION } from '../../retention/retention.ts'
import type { Basics } from '../defaults/base.ts'
import { plainPart, type RulesPart } from './rules-part.ts'

export const careAndPrivacy = (basics: Basics): RulesPart[] => [
  concussion,
  photos(basics),
  privacy(basics),
  disclaimer,
]

const concussion: RulesPart = {
  id: 'concussion',
  title: 'Concussion',
  summary: 'If in doubt, they sit out, and come back only with written clearance.',
  groups: [
    {
      title: 'On the day',
      points: [
        'A suspected concussion: the player stops at once and does not play again that day.',
        'We tell the parent or guardian, and nobody leaves the player alone.',
        'See a doctor or a nurse practitioner. Call 911 for repeated vomiting, a seizure, growing confusion, weakness or neck pain.',
      ],
    },
    {
      title: 'The way back: six steps, each at least 24 hours after the last',
      points: [
        'Rest, with light activities of daily life.',
        'Light exercise, such as walking or easy cycling.',
        'Running and ball work alone.',
        'Training drills with others, without contact.',
        'Full practice, once we have written clearance from a doctor or a nurse practitioner.',
        'Games.',
      ],
    },
    {
      title: null,
      points: ['If signs come back at any step: stop, rest and go back one step.'],
    },
  ],
}

const photos = ({ contact }: Basics) =>
  plainPart('photos', 'Photos and video', 'Only with your yes, and gone when you say so.', [
    'Nobody is photographed for the club without a yes from the family. It has nothing to do with taking part.',
    'Never with a full name; never from changing rooms or washrooms.',
    'You can change your answer at any time in your profile.',
    `Ask us to take a picture down, and it is gone within ${contact.answerWithinDays} days.`,
    'Taking your own pictures? Please post only your own child.',
  ])

const privacy = ({ contact: { privacyOfficer } }: Basics): RulesPart => ({
  id: 'privacy',
  title: 'Privacy',
  summary: 'We keep what we need to run training safely, under BC’s Personal Information Protection Act.',
  table: {
    caption: 'What we keep, why, how long and who sees it',
    columns: ['What', 'Why', 'How long', 'Who sees it'],
    rows: Object.values(RETENTION).map(({ what, why, kept, seenBy }) => [what, why, kept, seenBy]),
  },
  groups: [
    {
      title: 'Who sees it',
      points: [
        'Public pages and lists show a first name and a last initial, or a shirt number. Never birth dates, phone numbers or health notes.',
        'We do not sell or rent it, and we give it to others only where the law or an emergency asks for it.',
      ],
    },
    {
      title: 'How we guard it',
      points: [
        'Passwords are kept scrambled, so that nobody can read them; changes to your family’s records are logged with the name of who made them.',
        'Health notes are the one thing you choose to tell us. They’re never in emails, exports or lists.',
        'Every night, the system deletes whatever the table says is over.',
      ],
    },
    {
      title: 'Your rights',
      points: [
        'See, correct or download your information at any time, in your profile or by asking us.',
        'Remove a player or close your account at any time. What the law doesn’t ask us to keep is deleted right away; your profile shows you what stays, and until when, before you decide.',
        `Our privacy officer: ${privacyOfficer.name}, ${privacyOfficer.email}.`,
        'Not satisfied? You can complain to the Office of the Information and Privacy Commissioner for British Columbia.',
      ],
    },
  ],
})

const disclaimer = plainPart(
  'disclaimer',
  'Disclaimer',
  'Soccer carries risk, plans can change, and your rights stay yours.',
  [
    'Soccer is active and sometimes bumpy. We work to keep it safe, but injuries can happen.',
    'We keep this site correct and current, but times, places and prices may change; what we confirm to you counts.',
    'Links to other sites are there to help. What they say is theirs.',
    'Nothing on this site or in our forms takes away rights that you or your child have by law.',
  ],
)

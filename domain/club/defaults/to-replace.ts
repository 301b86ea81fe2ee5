import type { Coach } from '../schemas/coaches.ts'

/**
 * Stand-ins: the club must put its own in their place before it opens, in the settings or here. Nothing else in the
 * shipped content is made up about places, people or ways to reach them.
 */
export const TO_REPLACE = {
  field: {
    name: 'Cedar Bend Field',
    city: 'Richmond',
    address: '1000 Example Way, Richmond, BC',
    mapLink: 'https://www.openstreetmap.org/#map=13/49.1666/-123.1336',
    gate: 'Come in by the north gate, beside the bike racks. Coaches meet players at the club flag.',
    parking: 'Free parking in the lot on the north side. It fills by 4:50 PM, so share a ride if you can.',
    washrooms: 'Washrooms are beside the north gate and are open during training.',
    transit: 'The nearest bus stop is a five-minute walk from the north gate.',
  },
  contact: {
    email: 'hello@example.org',
    phone: '604-555-0142',
    hours: 'Monday to Friday, 6:00–8:00 PM',
    socialVideoLink: 'https://example.org/pmfc-videos',
    socialPhotoLink: 'https://example.org/pmfc-photos',
    privacyOfficer: { name: 'The club’s privacy officer', email: 'privacy@example.org' },
  },
  etransferTo: 'payments@example.org',
  coaches: [
    {
      id: 'anita',
      name: 'Coach Anita',
      ages: '3 to 5',
      languages: ['English', 'Punjabi'],
      certificates: ['Active Start coaching course', 'Standard first aid'],
      favouriteGame: 'What time is it, Mr. Wolf? I was always the wolf.',
      toParents:
        'If your player picks dandelions for ten minutes, that is a good start. Come back next week.',
      tryAtHome:
        'Put five socks on the floor as ponds. Dribble a small ball around them, and stop it dead with the sole when you shout “Frozen!”.',
    },
    {
      id: 'marco',
      name: 'Coach Marco',
      ages: '6 to 8',
      languages: ['English', 'Spanish'],
      certificates: ['FUNdamentals coaching course', 'Standard first aid'],
      favouriteGame: 'Wall ball behind the bakery, until the baker came out.',
      toParents: 'Ask “What did you try today?” on the way home. It works better than asking who scored.',
      tryAtHome:
        'Two shoes make a gate. Dribble through it with one foot, turn, and come back with the other. How many gates in one minute?',
    },
    {
      id: 'mei',
      name: 'Coach Mei',
      ages: '9 to 11',
      languages: ['English', 'Cantonese', 'Mandarin'],
      certificates: ['Learn to Train coaching course', 'Standard first aid'],
      favouriteGame: 'Jianzi: keeping a feathered shuttle in the air with my feet, all recess long.',
      toParents: 'Mistakes mean they are trying the hard thing. Please clap for those, too.',
      tryAtHome:
        'Pass against a wall or a step with the inside of the foot: ten right, ten left, and one touch to bring the ball under control each time.',
    },
    {
      id: 'sam',
      name: 'Coach Sam',
      ages: '12 to 15',
      languages: ['English', 'French'],
      certificates: ['Soccer for Life coaching course', 'Standard first aid'],
      favouriteGame: 'Street hockey with a tennis ball. Car! Game on!',
      toParents: 'They are old enough to talk to me themselves. Help them find the words, then let them.',
      tryAtHome:
        'Look over each shoulder before you touch the ball. Have someone behind you hold up fingers; call the number, then play.',
    },
  ] satisfies Coach[],
}

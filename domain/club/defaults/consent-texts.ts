import type { ConsentTexts } from '../schemas/consent-texts.ts'

const VERSION = '2025-1'

/** The texts that families agree to. Have a lawyer read them; a changed text needs a new version (C-4). */
export const defaultConsents: ConsentTexts = {
  CONDUCT: {
    version: VERSION,
    title: 'How we treat each other',
    text: [
      'Players play fair, listen, try hard and are kind to team-mates, opponents and referees.',
      'Parents and guests cheer and do not coach. Nobody shouts at a referee; ours may be children themselves.',
      'Coaches give every child time to play, use kind words and keep children safe before anything else.',
      'If something goes wrong, talk to the coach after the game, then to the club. Someone who cannot keep to this may be asked to leave the field for the day.',
    ],
    statements: [
      'I have read how we treat each other. My family and our guests will keep to it.',
      'I will talk about it with my player.',
    ],
  },
  RISK: {
    version: VERSION,
    title: 'Soccer has risks',
    text: [
      'Soccer is active and sometimes bumpy. Players fall, run into each other, are hit by the ball and train in rain, cold and heat. Scrapes and bruises are common; sprains, broken bones and head injuries can happen.',
      'We lower these risks with goals that are anchored, shin guards, games that fit the age, and coaches who stop play when it is unsafe. We cannot take them away.',
      'This form does not take away rights that you or your child have by law.',
    ],
    statements: [
      'I understand these risks and choose to let my player take part.',
      'I will tell the club about health matters that coaches need to know, and when they change.',
      'In an emergency, the club may call for medical help for my player and tell me as soon as it can.',
    ],
  },
  CONCUSSION: {
    version: VERSION,
    title: 'Head knocks and concussion',
    text: [
      'A concussion is a brain injury. It can come from a knock to the head, face, neck or body, and one need not be knocked out to have one.',
      'Look for headache, dizziness, feeling sick, being confused or unusually tired, trouble with light, noise or balance, or simply “not being right”. Signs may come hours later.',
      'If we suspect one, your player stops at once, is not left alone, does not play again that day, and we tell you. Please see a doctor or a nurse practitioner. Call 911 for repeated vomiting, a seizure, growing confusion, weakness, or neck pain.',
      'The way back has six steps, at least 24 hours apart, from rest with light daily activity to full games. Before full practice we need written clearance from a doctor or a nurse practitioner.',
    ],
    statements: [
      'I have read this page and know the signs of a concussion.',
      'I will keep my player out after a suspected concussion until I have written medical clearance.',
    ],
  },
  PHOTOS: {
    version: VERSION,
    title: 'Photos and video',
    text: [
      'With your yes, the club may take pictures and short videos of your player at training and games and show them on this site, on the club’s social pages and in printed material. We never put a full name with a picture.',
      'Saying no changes nothing about training. You can change your mind at any time in your profile, and ask us to take a picture down.',
    ],
    statements: ['Yes, the club may take and show pictures and videos of my player as described here.'],
  },
  NEWSLETTER: {
    version: VERSION,
    title: 'Newsletter',
    text: [
      'About once a month we write about events, new seasons and the store. You get notices about your own registrations and about training with or without it.',
      'Each letter says who sent it and has a link to stop.',
    ],
    statements: ['Yes, please send me the club’s newsletter by e-mail. I can stop it at any time.'],
  },
  FUN_DAY_WAIVER: {
    version: VERSION,
    title: 'Fun day: informed consent',
    text: [
      'Soccer is active and sometimes bumpy. At the fun day players may fall, run into each other or be hit by a ball, be out in rain, cold or sun, and, seldom, injure their head.',
      'We anchor the goals, keep games short and fitting for the age, have first aid at the desk, and stop play when it is unsafe.',
      'This form does not take away rights my child has by law.',
    ],
    statements: [
      'I am 19 or older and this child’s parent or guardian.',
      'I understand the risks above and choose to let my child take part.',
      'I will follow the event rules and tell you about health changes.',
      'After a head knock my child stops for the day, and I will see a doctor or nurse practitioner before the next game.',
      'In an emergency you may call for medical help for my child and tell me as soon as you can.',
    ],
  },
}

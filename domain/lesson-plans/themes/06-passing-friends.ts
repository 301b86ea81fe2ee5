import { at, box, draw, dribble, pass, ring, row, run } from '../draw.ts'
import type { Theme } from '../plan-types.ts'

export const passingFriends: Theme = {
  week: 6,
  slug: 'passing-friends',
  name: 'Passing friends',
  ideas: {
    '3-5': {
      goal: 'Players send the ball to somebody on purpose, and like it when it comes back.',
      opening: 'Post office: roll a letter (the ball) to a parent and wait for the answer.',
      main: [
        'Letter carriers: carry the ball to a house (a cone ring), then kick it gently to whoever lives there.',
        'Hungry hippos: feed the hippo (a coach with legs wide) through the legs, from closer and closer to further and further.',
        'Two by two: two friends, one ball, cross the river together without the ball getting lost.',
      ],
      game: 'Each goal has a parent behind it. Score, and the parent passes the ball back for the next try.',
      twist: 'After a goal, give the ball to a child who has not scored yet.',
      words: ['To you', 'Gentle', 'Thanks'],
      easier: 'Roll the ball with the hands, sitting face to face.',
      harder: 'The friend moves to another house before each letter.',
      question: 'To whom did you give something today?',
      rain: 'Letters must not get wet: shorter distances, and run with every letter to keep warm.',
      diagram: draw('Players carry balls between cone houses and pass them to whoever lives there.', {
        us: [at(20, 18), at(50, 50), at(80, 18)],
        balls: [at(24, 20), at(54, 48)],
        cones: [...ring(20, 18, 7, 5), ...ring(50, 50, 7, 5), ...ring(80, 18, 7, 5)],
        moves: [dribble(24, 20, 42, 40), pass(42, 40, 48, 47), pass(54, 48, 76, 22)],
      }),
    },
    '6-8': {
      goal: 'Players pass with the inside of the foot to a friend who is ready.',
      opening:
        'Tag in pairs: a pair shares one ball and may tag only while one of them has it under the foot.',
      main: [
        'Inside-foot alley: pass through a gate one metre wide; take a step back after five in a row.',
        'Two-gate duel: two against one. Pass or dribble, but look first which of the two is open.',
      ],
      game: 'Three against three with a “joker” who always plays for the team with the ball.',
      twist: 'Say thank you, by name, after every pass you get.',
      words: ['Look', 'Lock the ankle', 'Follow through'],
      easier: 'Wider gates, and stop the ball before you pass.',
      harder: 'Pass with the weaker foot, or through the gate while the friend runs.',
      question: 'How can you see that a friend is ready for your pass?',
      rain: 'A wet ball runs away: pass softer and from nearer, and switch partners often.',
      diagram: draw('Pairs pass through small gates; next to them two attackers meet one defender.', {
        us: [at(12, 16), at(40, 16), at(62, 22), at(62, 48)],
        them: [at(78, 34)],
        balls: [at(15, 16), at(65, 23)],
        cones: [...row(26, 12, 26, 20, 2), ...box(54, 10, 92, 58)],
        goals: [at(92, 34)],
        moves: [pass(15, 16, 37, 16), pass(65, 23, 68, 46), run(78, 34, 70, 30), dribble(62, 48, 86, 40)],
      }),
    },
    '9-11': {
      goal: 'Players choose the right weight and the right foot, so that a pass is easy for the next one.',
      opening:
        'Rondo with a count: four passes is a point. The defender wins it and the last passer goes in.',
      main: [
        'Pairs become a square: pass and follow with the inside, then with a first-time pass; change direction on the whistle.',
        '3v2 in waves: the three must pass at least twice. When they lose it, the two counter to a small goal.',
      ],
      game: 'Four passes before a goal counts; a back pass is as good as a forward one.',
      twist: 'Every player passes to every team-mate before the game is over. Keep count together.',
      words: ['Weight', 'Far foot', 'Show'],
      easier: 'Three passes, and the pitch a little bigger.',
      harder: 'The second pass must be played first time.',
      question: 'What is the difference between passing to a friend and passing to their foot?',
      rain: 'Puddles stop passes: play in the driest corner, with shorter and firmer balls.',
      diagram: draw('A passing square: everyone passes to the next corner and follows the ball.', {
        us: [at(24, 12), at(76, 12), at(76, 52), at(24, 52)],
        balls: [at(27, 12)],
        cones: box(20, 8, 80, 56),
        moves: [
          pass(27, 12, 73, 12),
          run(24, 15, 70, 16),
          pass(76, 15, 76, 49),
          pass(73, 52, 27, 52),
          pass(24, 49, 24, 16),
        ],
      }),
    },
    '12-15': {
      goal: 'Players break a line with a pass when they can and keep the ball when they cannot.',
      opening: 'Passing warm-up in a Y: two touches, then one; add a third-man run after five minutes.',
      main: [
        'Line breakers: four against two in a strip; find a receiver behind the two with a ground pass. Six tries, then swap.',
        'Pressing cue added: on a bad touch the two may be joined by a third. Play before they arrive.',
      ],
      game: 'Three zones. A point for each pass that skips a zone and is controlled; goals count as usual.',
      twist:
        'For the last ten minutes each team may make three passes in its own half before the other presses.',
      words: ['Disguise', 'Between', 'Tempo'],
      easier: 'A wider strip, and defenders who stay on their line.',
      harder: 'The receiver has a marker and must play first time.',
      question: 'Which pass looked risky but was safe, and which one looked safe but was not?',
      rain: 'Ground passes skid through: shorten the strips, and aim at the front foot.',
      diagram: draw(
        'Four players move the ball in front of two defenders and pass between them to a receiver behind.',
        {
          us: [at(20, 12), at(20, 32), at(20, 52), at(34, 32), at(76, 30)],
          them: [at(52, 24), at(52, 42)],
          balls: [at(23, 12)],
          cones: [...row(40, 6, 40, 58, 3), ...row(64, 6, 64, 58, 3)],
          moves: [pass(23, 12, 32, 31), pass(36, 32, 73, 31), run(76, 30, 74, 36), run(52, 24, 50, 30)],
        },
      ),
    },
  },
}

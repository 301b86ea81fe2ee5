import { at, box, draw, dribble, pass, ring, row, run, shot } from '../draw.ts'
import type { Theme } from '../plan-types.ts'

export const firstTouch: Theme = {
  week: 5,
  slug: 'first-touch',
  name: 'First touch',
  ideas: {
    '3-5': {
      goal: 'Players welcome a rolling ball with a soft foot instead of kicking it straight back.',
      opening: 'Parents roll the ball gently; catch it under the sole like a sleepy kitten.',
      main: [
        'Kitten catchers: the coach rolls kittens from the basket. Stop each one softly and carry it to its bed (a cone ring).',
        'Magic carpet: stop the ball on the carpet (a bib on the grass) with one, two, three touches.',
        'Echo: roll the ball to a wall of parents; when it comes back, hush it.',
      ],
      game: 'Parents serve balls from the sides. Calm the ball down first, then score anywhere.',
      twist: 'Before a shot everyone whispers “Shhh” to the ball.',
      words: ['Soft', 'Hush', 'Mine'],
      easier: 'Sit down with legs wide, and catch the rolling ball with both feet.',
      harder: 'The ball comes with one little bounce.',
      question: 'How would you touch a kitten that is asleep?',
      rain: 'Wet kittens are slippery: use the sole, stay close to the server, and wear the jackets.',
      extraKit: ['A bib for each player as a carpet'],
      diagram: draw('Parents at the side roll balls in; players calm them and carry them to the beds.', {
        us: [at(36, 20), at(36, 44), at(60, 32)],
        them: [at(8, 18), at(8, 46)],
        balls: [at(11, 18), at(11, 46)],
        cones: [...ring(84, 20, 6, 5), ...ring(84, 46, 6, 5)],
        moves: [pass(11, 18, 33, 20), pass(11, 46, 33, 44), dribble(36, 20, 78, 20), dribble(36, 44, 78, 46)],
      }),
    },
    '6-8': {
      goal: 'Players stop a pass so that the ball stays within one step.',
      opening: 'Freeze tag: a frozen player is freed by a pass that they stop dead.',
      main: [
        'Ball mastery with a friend: roll it, stop it with the sole, the inside, the laces. Who needs the fewest touches?',
        'Gate duels: a pass comes through the gate; the first touch goes left or right around the waiting defender.',
      ],
      game: 'When you stop the ball within one step, shout “Glue!” and nobody may tackle you for two seconds.',
      twist: 'The coach feeds in balls of different sizes.',
      words: ['Soft foot', 'Behind the ball', 'One step'],
      easier: 'Slower passes, and the sole only.',
      harder: 'Bouncing passes, or the weaker foot.',
      question: 'What happens to the ball when your foot is hard, and what when it is soft?',
      rain: 'Wet balls arrive fast: stand further apart and let the ball lose speed first.',
      extraKit: ['Two balls of other sizes'],
      diagram: draw('A pass through a gate; the receiver’s first touch goes around the defender.', {
        us: [at(12, 32), at(56, 32)],
        them: [at(70, 32)],
        balls: [at(15, 32)],
        cones: [...row(34, 26, 34, 38, 2)],
        goals: [at(96, 16), at(96, 48)],
        moves: [pass(15, 32, 53, 32), dribble(56, 34, 70, 46), shot(70, 46, 94, 48), run(70, 32, 68, 40)],
      }),
    },
    '9-11': {
      goal: 'Players use the first touch to move the ball away from pressure, into space.',
      opening: 'Two-touch rondo: the first touch must leave your own cone square, the second is the pass.',
      main: [
        'Pairs with a gate each: receive through the middle, the first touch out of the left or right side, and pass back.',
        '3v2: the first attacker receives from the coach with a defender three steps away. The touch decides where the attack goes.',
      ],
      game: 'Two touches at least and three at most. It is the first one that buys you time.',
      twist: 'Long goal kicks only: everybody practises bringing a high ball down.',
      words: ['Check', 'Across the body', 'Into space'],
      easier: 'Free touches, but a cheer for every good first one.',
      harder: 'The passer calls a colour late; the first touch goes to the cone of that colour.',
      question: 'Where was the space, and did your first touch go there?',
      rain: 'Use firm passes along the ground and receive with the far foot; no high balls today.',
      diagram: draw(
        'Pairs pass through gates: receive, take the ball out of the side with one touch, pass back.',
        {
          us: [at(14, 20), at(86, 20), at(14, 46), at(86, 46)],
          balls: [at(17, 20), at(83, 46)],
          cones: [...row(78, 14, 78, 26, 2), ...row(22, 40, 22, 52, 2)],
          moves: [
            pass(17, 20, 83, 20),
            dribble(84, 20, 84, 8),
            pass(83, 46, 17, 46),
            dribble(16, 46, 16, 60),
          ],
        },
      ),
    },
    '12-15': {
      goal: 'Players prepare the next action with the first touch while an opponent is closing in.',
      opening:
        'Volleys and thigh catches in pairs while jogging, then one-touch passing in threes on the move.',
      main: [
        'Pressure box: passes from four sides to one receiver; a defender starts with the pass. First touch out of the box, away from the defender.',
        'Add aerial service: chest, thigh or laces, and the second touch is a pass to a target on the far side.',
      ],
      game: 'After each switch of play a team has a free first touch: nobody may press until it is taken.',
      twist:
        'A goal from a second touch (first to control, second to finish) starts the next attack as well.',
      words: ['Early look', 'Shape', 'Next action'],
      easier: 'The defender starts when the ball has been touched.',
      harder: 'The server shouts “Back!” or “Turn!” while the ball is on its way.',
      question: 'Which touch today surprised the defender, and which one told them everything?',
      rain: 'Skidding balls are good practice: let everyone receive from ten metres at full pace, feet only.',
      diagram: draw(
        'A receiver in a box gets the ball from four sides and takes it out away from a defender.',
        {
          us: [at(50, 32), at(50, 6), at(92, 32), at(50, 58), at(8, 32)],
          them: [at(60, 24)],
          balls: [at(50, 9)],
          cones: box(36, 20, 64, 44),
          moves: [pass(50, 9, 50, 29), dribble(49, 32, 32, 40), run(60, 24, 52, 31), pass(32, 40, 11, 33)],
        },
      ),
    },
  },
}

import { at, box, draw, dribble, pass, row, run } from '../draw.ts'
import type { Theme } from '../plan-types.ts'

export const helloBall: Theme = {
  week: 1,
  slug: 'hello-ball',
  name: 'Hello ball',
  ideas: {
    '3-5': {
      goal: 'Every player makes friends with a ball and goes home wanting to come back.',
      opening:
        'Player and parent give their ball a name and roll it to each other, sitting, standing, backwards.',
      main: [
        'Walk the puppy: the ball is a puppy on a short leash. Take it for a walk, stop for a tree, and never let it run onto the road.',
        'Wake the bears: the coaches are sleeping bears. Tiptoe past with the puppy; when a bear yawns, stop it with the sole.',
        'Puppy parade: follow a leader around the cones, then let the puppy choose the way.',
      ],
      game: 'Four goals, one on each side. Take your puppy home through any of them, fetch it, and find another home.',
      twist: 'Parents may only use the foot they do not like.',
      words: ['Small kicks', 'Sole stop', 'Hello!'],
      easier: 'Roll the ball with the hands first, then with one foot while holding a parent’s hand.',
      harder: 'Stop the ball with a knee, an elbow or the seat when the coach calls it.',
      question: 'What is your ball called, and what does it like to eat?',
      rain: 'Puppies love puddles: splash the ball through three of them, then dry it on your shirt. Stop after 45 minutes.',
      diagram: draw('Players walk their ball around scattered cones, past two coaches, towards four goals.', {
        us: [at(30, 40), at(42, 18), at(62, 44), at(70, 22)],
        them: [at(48, 32), at(58, 30)],
        balls: [at(32, 42), at(44, 20), at(64, 46), at(72, 24)],
        cones: [at(25, 25), at(38, 50), at(55, 12), at(75, 40), at(50, 48)],
        goals: [at(50, 4), at(96, 32), at(50, 60), at(4, 32)],
        moves: [dribble(32, 42, 12, 34), dribble(44, 20, 50, 8), dribble(64, 46, 52, 56)],
      }),
    },
    '6-8': {
      goal: 'Players keep the ball close with every part of the foot and look up while they do it.',
      opening:
        'Everyone dribbles in a square. Two taggers without a ball: who is tagged does five toe taps and plays on.',
      main: [
        'Ball mastery: toe taps, inside-inside, rolls with the sole, ten of each, then in any order to the coach’s clap.',
        'Gates: 12 pairs of cones. Dribble through as many as you can in a minute; then do it again and beat yourself by one.',
      ],
      game: 'Before your team may score, the player with the ball says a team-mate’s name out loud.',
      twist: 'Everybody must have touched the ball before the first goal.',
      words: ['Close', 'Both feet', 'Eyes up'],
      easier: 'Bigger gates and no taggers; walk first, then jog.',
      harder: 'Only the weaker foot, or a coach who closes gates by standing in them.',
      question: 'Which part of your foot does the ball listen to best?',
      rain: 'A wet ball skids: make the gates wider, play shorter games and change places every three minutes to stay warm.',
      diagram: draw('A square full of small gates; four players dribble through them from all sides.', {
        us: [at(22, 20), at(40, 46), at(60, 18), at(78, 42)],
        balls: [at(24, 20), at(42, 44), at(62, 20), at(76, 40)],
        cones: [
          ...box(10, 6, 90, 58),
          ...row(32, 14, 38, 14, 2),
          ...row(52, 34, 58, 34, 2),
          ...row(70, 26, 76, 26, 2),
        ],
        moves: [dribble(24, 20, 35, 14), dribble(42, 44, 55, 34), dribble(62, 20, 73, 26)],
      }),
    },
    '9-11': {
      goal: 'Players learn each other’s names and pass a ball that is easy to receive.',
      opening:
        'The name rondo: four outside, one inside; you say the name of the one you pass to. Lose it and swap.',
      main: [
        'Pairs, eight steps apart: inside-foot passes, the first touch to the side, and a name with each pass. Two minutes, then find a new partner.',
        '3v2 to a small goal: three attackers start from the coach’s pass; the two defenders win it and dribble over the line.',
      ],
      game: 'A goal counts only if the pass before it came with a name.',
      twist: 'Teams are drawn by birthday month. Meet two people you have not played with.',
      words: ['Name', 'Inside foot', 'Show yourself'],
      easier: 'Rondo of five against one, in a bigger square.',
      harder: 'Say the name of the next player before the ball reaches you.',
      question: 'How can you tell someone where you want the ball, without shouting?',
      rain: 'Swap the standing pairs for passing on the move around a square, so that nobody gets cold.',
      diagram: draw(
        'Four players in a square keep the ball from one in the middle; beside them pairs pass to and fro.',
        {
          us: [...box(12, 14, 40, 50), at(62, 20), at(88, 20), at(62, 44), at(88, 44)],
          them: [at(26, 32)],
          balls: [at(14, 14), at(64, 20), at(64, 44)],
          cones: box(8, 8, 44, 56),
          moves: [pass(14, 14, 38, 14), pass(64, 20, 86, 20), pass(64, 44, 86, 44), run(26, 32, 30, 22)],
        },
      ),
    },
    '12-15': {
      goal: 'Players set their own aims for the season and get a feel for the ball back at match speed.',
      opening:
        'Jog, skip, open and close the gate, lunges; then in pairs, a ball between two, passing while moving across the field.',
      main: [
        'Ball circuit: sole rolls, inside cuts, outside cuts and step-overs through 20 metres, then a pass to the next in line. Two rounds at 70 %, two at full speed.',
        'Squares of 10 by 10: one against one inside, two helpers outside. Keep the ball for 20 seconds, with the helpers for one touch.',
      ],
      game: 'Two thirds of the field, no fixed positions. Players swap roles whenever they like, and the team sorts out who covers.',
      twist: 'The players choose the teams, the captains and one rule.',
      words: ['Rhythm', 'Both feet', 'Talk'],
      easier: 'Helpers may take two touches, and the square is 14 by 14.',
      harder: 'A second defender comes in after ten seconds.',
      question: 'What do you want to be able to do in December that you cannot do today?',
      rain: 'Skip the circuit’s standing line: run four lanes at once, and play the squares twice as long.',
      extraKit: ['Index cards and pencils for the season’s aims'],
      diagram: draw('One against one in each small square, with two helpers of the attacker outside.', {
        us: [at(22, 32), at(10, 32), at(36, 32), at(74, 32), at(62, 32), at(88, 32)],
        them: [at(26, 28), at(78, 36)],
        balls: [at(20, 33), at(72, 31)],
        cones: [...box(14, 20, 32, 44), ...box(66, 20, 84, 44)],
        moves: [pass(20, 33, 11, 32), run(22, 32, 18, 40), pass(72, 31, 86, 32)],
      }),
    },
  },
}

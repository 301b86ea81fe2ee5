import { at, box, draw, pass, ring, row, run, shot } from '../draw.ts'
import type { Theme } from '../plan-types.ts'

export const moveAfterPass: Theme = {
  week: 7,
  slug: 'move-after-pass',
  name: 'Move after the pass',
  ideas: {
    '3-5': {
      goal: 'Players kick the ball and then run somewhere, instead of watching it go.',
      opening: 'Kick the ball to a parent, touch a cone, and race back before the ball returns.',
      main: [
        'Rocket launch: count down from five, kick the rocket, and run after it to its planet.',
        'Musical houses: kick the ball into the circle and run to a free house before the music stops.',
        'Popcorn: when your name is called, kick your corn out of the pan and hop after it.',
      ],
      game: 'Score, then run through the goal yourself: only then does it count.',
      twist: 'Parents and players swap ends after each goal, all of them, running.',
      words: ['Kick', 'Run', 'Hello again'],
      easier: 'Kick and walk hand in hand with a parent.',
      harder: 'Choose a new planet while the rocket flies.',
      question: 'Where does your rocket want to fly next?',
      rain: 'Perfect weather for rockets: more running, less waiting, and a towel for the hands.',
      diagram: draw('Players kick the ball ahead and run after it to a planet of cones.', {
        us: [at(16, 16), at(16, 32), at(16, 48)],
        balls: [at(19, 16), at(19, 32), at(19, 48)],
        cones: [...ring(78, 16, 6, 5), ...ring(84, 34, 6, 5), ...ring(76, 52, 6, 5)],
        moves: [
          pass(19, 16, 70, 16),
          run(16, 19, 66, 20),
          pass(19, 32, 76, 34),
          run(16, 35, 72, 38),
          pass(19, 48, 68, 52),
        ],
      }),
    },
    '6-8': {
      goal: 'Players pass and go: the ball leaves, and so do they.',
      opening:
        'Pass tag: the taggers pass a ball between them; you may only tag someone you are near when you have it.',
      main: [
        'Pass and swap: in threes, pass to a friend and run to the empty cone. Four cones, three players, never stand still.',
        'Gate pairs: as many gates as you can in a minute with a friend on the other side; after each one, a new gate.',
      ],
      game: 'After a pass, touch a side line or run past an opponent before you get the ball again.',
      twist: 'Nobody stands still for the first two minutes. Look for a statue!',
      words: ['Pass', 'Go', 'Call'],
      easier: 'Throw and catch first: pass by hand and run.',
      harder: 'A defender guards the empty cone.',
      question: 'What does your friend with the ball need from you now?',
      rain: 'Keep all threes working at once; nobody waits in a line in the rain.',
      diagram: draw('Three players and four cones: pass, then run to the free cone.', {
        us: [at(26, 12), at(74, 12), at(26, 52)],
        balls: [at(29, 13)],
        cones: box(22, 8, 78, 56),
        moves: [pass(29, 13, 71, 12), run(26, 15, 72, 50), pass(74, 15, 70, 46)],
      }),
    },
    '9-11': {
      goal: 'Players give, go and get it back: the wall pass that beats a defender.',
      opening: 'Rondo where the passer must change sides of the square after every pass.',
      main: [
        'Wall passes in pairs past a cone defender: pass, sprint behind, first touch forward. Ten with each foot.',
        '3v2 with a wall: the third attacker stays on the side line and may only play one touch. Use the wall.',
      ],
      game: 'A give-and-go anywhere on the field wins a free pass from where it ended.',
      twist: 'Two walls on each side line: substitutes who pass with one touch.',
      words: ['Give', 'Go', 'Get'],
      easier: 'The defender jogs, and the wall may take two touches.',
      harder: 'The wall player decides: back to you, or keep and turn.',
      question: 'When does the defender lose sight of you?',
      rain: 'On a heavy field run shorter: the return pass comes into the feet instead of into space.',
      diagram: draw('A wall pass: the ball goes to a team-mate on the line and back behind the defender.', {
        us: [at(28, 36), at(52, 10)],
        them: [at(52, 34)],
        balls: [at(31, 35)],
        cones: row(10, 6, 90, 6, 5),
        goals: [at(96, 32)],
        moves: [pass(31, 35, 50, 12), run(28, 36, 68, 30), pass(54, 12, 70, 28), shot(72, 29, 94, 32)],
      }),
    },
    '12-15': {
      goal: 'Players see the third player: two combine so that another one is free.',
      opening:
        'Moving triangles: three players, two balls, jogging; pass and change corners without a collision.',
      main: [
        'Up, back and through: pass into the forward, set it back, and a third player runs onto the pass behind. From both sides.',
        'Same pattern with two defenders who may intercept after the first pass. Choose: through, or start again.',
      ],
      game: 'A goal after a third-player run gets two free kicks from the edge as a reward.',
      twist: 'No dribbling over halfway: the ball has to be moved by moving.',
      words: ['Third player', 'Timing', 'Blind side'],
      easier: 'Without an offside line, and the defenders play at half speed.',
      harder: 'With an offside line and a recovering midfielder.',
      question: 'Who did the running that nobody clapped for?',
      rain: 'Through balls skid: aim them at the far foot and start the run earlier.',
      diagram: draw(
        'Up to the forward, back to midfield, through to the third player running behind the line.',
        {
          us: [at(24, 32), at(56, 30), at(40, 52)],
          them: [at(66, 24), at(66, 42)],
          balls: [at(27, 32)],
          goals: [at(96, 32)],
          moves: [
            pass(27, 32, 53, 30),
            pass(54, 33, 38, 34),
            run(40, 52, 78, 50),
            pass(38, 36, 76, 49),
            shot(80, 48, 94, 34),
          ],
        },
      ),
    },
  },
}

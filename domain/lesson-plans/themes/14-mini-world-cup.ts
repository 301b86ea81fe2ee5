import { at, box, draw, dribble, pass, ring, run } from '../draw.ts'
import type { Theme } from '../plan-types.ts'

export const miniWorldCup: Theme = {
  week: 14,
  slug: 'mini-world-cup',
  name: 'Mini World Cup',
  ideas: {
    '3-5': {
      goal: 'Players travel around the world with a ball and say hello in four languages.',
      opening: 'Choose a country with your parent, and practise its hello and its wave.',
      main: [
        'Airport: fly with arms wide and the ball at the feet; land in the country the coach calls.',
        'Passport: four corners, four countries, one trick in each. Collect a stamp on the hand.',
        'Carnival: the balls dance to music; when it stops, say hello to the nearest player.',
      ],
      game: 'Each goal is a country. Score in all four, and shout its hello each time.',
      twist: 'Parents are the stadium: they sing whenever anybody kicks the ball.',
      words: ['Hola', 'Ni hao', 'Bonjour'],
      easier: 'Only two countries, side by side.',
      harder: 'Remember the order in which you visited them.',
      question: 'Where do your grandparents come from?',
      rain: 'Monsoon season: only two countries, and fly a lot.',
      extraKit: ['Washable stamps', 'A small flag or scarf at each goal'],
      diagram: draw(
        'Four corner goals are four countries; the players dribble from one to the next for a stamp.',
        {
          us: [at(30, 20), at(70, 20), at(50, 46)],
          balls: [at(27, 18), at(73, 18), at(53, 48)],
          cones: ring(50, 32, 8, 6),
          goals: [at(6, 8), at(94, 8), at(6, 56), at(94, 56)],
          moves: [
            dribble(27, 18, 10, 12),
            dribble(10, 14, 10, 50),
            dribble(73, 18, 90, 12),
            dribble(53, 48, 88, 54),
          ],
        },
      ),
    },
    '6-8': {
      goal: 'Mixed teams play many short games, and everyone plays with everyone.',
      opening: 'Flag tag: each country has a colour; steal no tails, but swap greetings with whom you catch.',
      main: [
        'Skill passport: five stations of four minutes (juggling, target, slalom, gate race, keeper). Stamp for trying, not for winning.',
        'Draw for the countries: teams of three, a cheer of their own, and a captain who shakes hands.',
      ],
      game: 'Three against three, games of four minutes, then a new opponent. Nobody writes down a score.',
      twist: 'Merge two countries into one team and play four a side with two cheers.',
      words: ['Fair', 'Cheer', 'Shake hands'],
      easier: 'Coaches play along in the smaller teams.',
      harder: 'A special rule per field: weak foot, two touches, or no goal from near.',
      question: 'What did another country do that you would like to copy?',
      rain: 'Fewer stations and more games: two fields, three minutes each, always moving.',
      extraKit: ['Passport cards and stamps', 'Bibs in six colours'],
      diagram: draw(
        'Two small fields side by side, three against three on each; teams move on after four minutes.',
        {
          us: [at(14, 18), at(22, 34), at(14, 50), at(62, 18), at(70, 34), at(62, 50)],
          them: [at(36, 18), at(32, 34), at(36, 50), at(86, 18), at(80, 34), at(86, 50)],
          balls: [at(27, 30), at(75, 30)],
          cones: [...box(6, 8, 46, 58), ...box(54, 8, 94, 58)],
          goals: [at(6, 33), at(46, 33), at(54, 33), at(94, 33)],
          moves: [dribble(27, 30, 38, 26), dribble(75, 30, 86, 36)],
        },
      ),
    },
    '9-11': {
      goal: 'Players run their own small tournament: teams, rules, and fair play without a referee.',
      opening:
        'Rondo of nations: four from one country keep the ball from one of the next, and change after a minute.',
      main: [
        'Passing pairs across borders: find a partner from each other country and make ten passes together.',
        '3v2 challenge: each country attacks five times; the others rate the best idea, not the most goals.',
      ],
      game: 'Four against four, games of six minutes. The players call their own fouls and restart within five seconds.',
      twist: 'All countries in two world teams, seven a side, every substitution decided by the players.',
      words: ['Own rules', 'Fair call', 'Best idea'],
      easier: 'A coach as a third player for the country with fewest.',
      harder: 'Each country writes one rule on a card, and everybody plays by it for a game.',
      question: 'How did you settle the first argument?',
      rain: 'Shorter games and a common warm drink between them; keep jackets on the bench.',
      extraKit: ['Cards and pens for the rules', 'Bibs in four colours'],
      diagram: draw(
        'Four against four on a small field; the next two countries wait at the side and move on after six minutes.',
        {
          us: [at(28, 32), at(40, 14), at(40, 50), at(52, 36)],
          them: [at(84, 32), at(72, 14), at(72, 50), at(60, 30)],
          balls: [at(55, 35)],
          cones: box(20, 6, 92, 58),
          goals: [at(20, 32), at(92, 32)],
          moves: [pass(55, 35, 42, 49), run(40, 14, 66, 10), pass(43, 50, 70, 56)],
        },
      ),
    },
    '12-15': {
      goal: 'Players organise a tournament for each other and look after its spirit.',
      opening: 'Each team leads two exercises of its country’s “warm-up style”, serious or not.',
      main: [
        'Team time: choose a shape and one plan for attack and one for defence; try both against a passive team.',
        'Skills final: the best three tricks, the longest wall pass, the calmest penalty. All enter, the group claps.',
      ],
      game: 'Six against six, ten minutes a game, a round robin. Fair play is rated by the opponents with a word, not a number.',
      twist: 'All-star mix: the organisers draw names, and nobody plays with their usual team.',
      words: ['Plan', 'Respect', 'Joy'],
      easier: 'One more player for the smaller squad in every game.',
      harder: 'Each team changes its shape at half-time without the coach.',
      question: 'Which team would you like to have played for, and why?',
      rain: 'Play two fields and halves of five minutes; the waiting team referees in rain jackets.',
      extraKit: ['Bibs in four colours', 'A whiteboard for the games'],
      diagram: draw(
        'Six against six in a 2–2–1 shape with a goalkeeper: one plan in attack, one in defence.',
        {
          us: [at(8, 32), at(24, 18), at(24, 46), at(42, 18), at(42, 46), at(58, 32)],
          them: [at(92, 32), at(78, 18), at(78, 46), at(64, 20), at(64, 44), at(50, 30)],
          balls: [at(27, 18)],
          goals: [at(4, 32), at(96, 32)],
          moves: [pass(27, 18, 40, 44), run(58, 32, 72, 32), pass(44, 45, 70, 34), run(42, 18, 66, 12)],
        },
      ),
    },
  },
}

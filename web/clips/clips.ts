import type { Clip } from './clip.ts'
import { braveDribble } from './situations/brave-dribble.ts'
import { everyoneOnTheBall } from './situations/everyone-on-the-ball.ts'
import { giveAndGo } from './situations/give-and-go.ts'
import { keeperStartsIt } from './situations/keeper-starts-it.ts'
import { wideAndDeep } from './situations/wide-and-deep.ts'

export const clips: Clip[] = [giveAndGo, braveDribble, wideAndDeep, keeperStartsIt, everyoneOnTheBall]

export const group = (division: string, name: string) => `${division} ${name}组`
export const notPlayed = '未进行'
export const onKicks = (goals: string, kicks: string) => `${goals}（点球${kicks}）`
export const matches = '比赛'
export const semiFinals = '半决赛'
export const thirdPlace = '季军赛'
export const final = '决赛'
export const marshals = '场务'
export const timeToEat = (minutes: number) => `${minutes}分钟：可以吃点东西，到处看看`
export const timeForSnack = (minutes: number) => `${minutes}分钟：可以吃点零食`
export const stayClose = (minutes: number) => `${minutes}分钟：喝点水，别走远`

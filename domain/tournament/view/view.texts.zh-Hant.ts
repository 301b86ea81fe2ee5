export const group = (division: string, name: string) => `${division} ${name}組`
export const notPlayed = '沒有進行'
export const onKicks = (goals: string, kicks: string) => `${goals}（十二碼${kicks}）`
export const matches = '比賽'
export const semiFinals = '準決賽'
export const thirdPlace = '季軍戰'
export const final = '決賽'
export const marshals = '場務'
export const timeToEat = (minutes: number) => `${minutes}分鐘：可以吃點東西，到處看看`
export const timeForSnack = (minutes: number) => `${minutes}分鐘：可以吃點小食`
export const stayClose = (minutes: number) => `${minutes}分鐘：喝點水，別走遠`

export const title = '球隊賽程'
export const description = '您的球隊下一場在何時何地、穿甚麼球衣、對手是誰，還可以加入自己的日曆。'
export const keywords = '比賽時間，球隊賽程，場地'
export const notOut = '尚未公佈'
export const outBy = '賽程最遲在活動前的週三下午6時公佈。您的球隊會顯示在這裡。'
export const and = (names: readonly string[]) => names.join('和')
export const whenAndWhere = '下一場何時何地？'
export const findTeam = '找出您的球隊'
export const unknownTeam = '沒有這支球隊，它可能改名了。'
export const remembered = '這部裝置會記住，方便下次查看。'

export const twoAtOnce = (first: string, second: string) =>
  `兩場比賽同時進行：${first}；${second}。請向服務台或其他家庭求助。`
export const gameAt = (home: string, away: string, time: string, pitch: string | null) =>
  `${home}對${away}，${time}，${pitch}`
export const another = '別的球隊或活動'
export const copyForFamily = '複製連結給家人'
export const chooseAnother = '選擇別的球隊'
export const printStrips = '列印球隊掛牌'
export const followSecond = '同時查看另一支球隊'
export const nextFor = (team: string) => `${team}的下一場`
export const noGames = '沒有比賽：活動取消'
export const hasPlayed = (team: string) => `${team}的比賽都已完場`
export const thanks = '多謝參加，下次再見。'
export const theirGames = '這支球隊的比賽'
export const dayOf = (team: string) => `${team}的比賽日`
export const coach = (name: string) => `教練${name}`
export const noGamesYet = '還沒有比賽。定下後會顯示在這裡。'
export const changedFor = (team: string) => `與${team}有關的改動`

export const inTime = (wait: string) => `，還有${wait}`
export const now = '，現在'
export const hoursAndMinutes = (hours: number, minutes: number) => `${hours}小時${minutes}分鐘`
export const where = '地點'
export const opponent = '對手'
export const wear = '球衣'
export const yourShirt = '您的球衣'
export const yourOther = '，另一件球衣'
export const deskHasBibs = '；服務台備有分隊背心'
export const meet = '集合'
export const besidePitch = (time: string) => `${time}，在場邊`
export const match = '場次'
export const mapMarked = (pitch: string | null) => `地圖，標出${pitch}`

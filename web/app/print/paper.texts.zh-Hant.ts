export const print = '列印'
export const paper = '紙張'
export const paperSize = '紙張大小'
export const asInPrinter = '按打印機設定'
export const letter = '北美信紙'
export const pageOf = (page: number, pages: number) => `第${page}頁，共${pages}頁`
export const oldCopy = '舊版'
export const dateFollows = '日期待公佈'
export const footOf = (words: string) => `${words}。`
export const printed = (at: string) => `列印於${at}。`
export const codeTo = (path: string) => `通往${path}的二維碼`
export const backToSchedule = '返回賽程'
export const teamStrips = '球隊掛牌'
export const posters = '組別海報'
export const stripsLead = '沿虛線剪開，對摺，掛在掛繩上。'
export const postersLead = '每個組別一張，幾步之外也能看清。'
export const division = '組別'
export const allDivisions = '所有組別'
export const codeOf = (team: string) => `${team}的二維碼`
export const meetAt = (time: string) => `。${time}集合`
export const timeFollows = '時間待定'
export const follows = '待定'
export const wearColour = (colour: string) => `（穿${colour}）`
export const teamLine = (division: string, colour: string) => `${division}，${colour}`
export const kickOff = '開賽'
export const pitch = '場地'
export const teams = '球隊'

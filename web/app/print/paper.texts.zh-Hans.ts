export const print = '打印'
export const paper = '纸张'
export const paperSize = '纸张大小'
export const asInPrinter = '按打印机设置'
export const letter = '北美信纸'
export const pageOf = (page: number, pages: number) => `第${page}页，共${pages}页`
export const oldCopy = '旧版'
export const dateFollows = '日期待公布'
export const footOf = (words: string) => `${words}。`
export const printed = (at: string) => `打印于${at}。`
export const codeTo = (path: string) => `通往${path}的二维码`
export const backToSchedule = '返回赛程'
export const teamStrips = '球队挂牌'
export const posters = '组别海报'
export const stripsLead = '沿虚线剪开，对折，挂在挂绳上。'
export const postersLead = '每个组别一张，几步之外也能看清。'
export const division = '组别'
export const allDivisions = '所有组别'
export const codeOf = (team: string) => `${team}的二维码`
export const meetAt = (time: string) => `。${time}集合`
export const timeFollows = '时间待定'
export const follows = '待定'
export const wearColour = (colour: string) => `（穿${colour}）`
export const teamLine = (division: string, colour: string) => `${division}，${colour}`
export const kickOff = '开赛'
export const pitch = '场地'
export const teams = '球队'

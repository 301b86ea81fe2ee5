/** Texts that the pages of a tournament share. */

export const against = (home: string, away: string) => `${home}对${away}`
export const gameOn = (pitch: string | null, home: string, away: string) => `${pitch}：${home}对${away}`
export const gamesOn = (games: readonly string[]) => `${games.join(' · ')}。`
export const comma = '，'
export const stop = '。'
export const colon = '：'
export const min = (minutes: number) => `${minutes}分钟`
export const dateSoon = '日期待定'
export const dateFollows = '日期待公布'
export const joined = (words: readonly string[]) => words.join('，')
export const names = (names: readonly string[]) => names.join('、')
export const ball = (sizes: string) => `${sizes.replace(' or ', '或')}号`

/** The line under the head. */

export const now = '现在'
export const next = '接下来'
export const cancelled = '已取消'
export const over = '已结束'
export const toCome = '即将举行'
export const today = '今天'
export const dayOff = '活动取消。'
export const dayOn = '活动照常举行。'
export const dayDelayed = '活动延后开始。'
export const dayMoved = '活动改了时间或地点。'
export const kindDay = '感谢大家，让这一天充满友善。赛程会留在这里，供大家回顾。'
export const nobodyPlaying = '目前没有比赛进行。'
export const itemAt = (title: string, place: string) => `${title}${place && `，${place}`}。`
export const nextGames = (time: string, minutes: number, games: string) =>
  `${time}，${minutes}分钟后：${games}`
export const noMoreGames = '今天没有更多比赛了。'
export const nextItem = (time: string, title: string) => `${time}：${title}。`
export const dateFollowsSoon = '日期即将公布。'
export const onDay = (day: string) => `${day}。`
export const onDayFrom = (day: string, first: string) => `${day}，第一场${first}开赛。`
export const tomorrow = '就是明天。'
export const daysToGo = (days: number) => `还有${days}天。`
export const noTimesYet = '还没有定下比赛时间。'
export const firstAndLast = (first: string, last: string) => `第一场${first}开赛，最后一场${last}。`

/** Which revision it is, and what changed. */

export const revision = (revision: number) => `第${revision}版`
export const revisionOf = (revision: number, at: string) => `第${revision}版，${at}`
export const offline = (revision: number) => `离线，第${revision}版`
export const offlineOf = (revision: number, at: string) => `离线，第${revision}版，${at}`
export const lastSeen = '这是这台设备最后看到的版本。'
export const paperIsCurrent = (revision: number) => `您手上的打印版是最新的：第${revision}版。`
export const newChanges = '新的改动'
export const changeCount = (count: number) => `${count}处改动`
export const paperIsOld = (paper: number, revision: number, changes: string) =>
  `您手上的打印版是第${paper}版，现在是第${revision}版：${changes}`
export const sinceYouLooked = (changes: string) => `您上次查看后有${changes}`
export const seenThis = '我看过了'
export const changesTitle = '改动'
export const nothingChanged = '没有任何改动。'
export const changedIn = (revision: number, at: string) => `第${revision}版，${at}：`

/** The facts of the day. */

export const dayInShort = '活动概要'
export const day = '日期'
export const followsSoon = '即将公布'
export const firstKickOff = '第一场开赛'
export const place = '地点'
export const someplace = '卑诗省列治文'
export const ages = '年龄'
export const fee = '费用'
export const free = '免费'
export const forEach = (fee: string) => `每个孩子${fee}`
export const signUp = '报名'
export const closedSince = (day: string) => `已于${day}截止`
export const until = (day: string) => `至${day}`
export const timesFollow = '时间会随抽签公布。'

/** Divisions, games and tables. */

export const divisionsTitle = '组别和赛制'
export const divisionTable = '组别一览表'
export const division = '组别'
export const players = '人数'
export const halves = '半场'
export const ballColumn = '用球'
export const sideLine = '边线球'
export const offside = '越位'
export const results = '比分'
export const nobodyInGoal = (format: string) => `${format}，不设守门员`
export const halvesOf = (halves: number, minutes: number) => `${halves} × ${minutes}分钟`
export const throwIn = '手掷界外球'
export const passIn = '踢进或带进'
export const yes = '有'
export const no = '没有'
export const kept = '记录'
export const none = '不记录'
export const teams = '球队'
export const theDay = '当天安排'
export const awards = '奖项'
export const pitches = '场地'
export const pitchMap = '场地图'
export const pitchesOnMap = (label: string, names: string) => `${label}：${names}`
export const pitchAndType = (name: string, type: string) => `${name}（${type}）`
export const noTime = '时间未定'
export const noPitch = '场地未定'
export const v = '对'
export const labelOf = (label: string, division: string) => `${label}，${division}`
export const stageOf = (stage: string) => `，${stage}`
export const semiFinal = '半决赛'
export const thirdPlace = '季军赛'
export const final = '决赛'
export const bibsNeeded = '需要分队背心'
export const refereeIs = (name: string) => `裁判${name}`
export const refereeToCome = '裁判待定'
export const otherShirt = '，另一件球衣'
export const ready = '准备就绪'
export const live = '正在比赛'
export const halfTime = '中场休息'
export const played = '已结束'
export const notPlayed = '未进行'
export const stopped = '已终止'
export const postponed = '延期'
export const standings = '积分榜'
export const standingsLead = '只有记录比分的组别才有，每个名次都说明原因。'
export const tableFollows = (group: string, teams: string) =>
  `${group}：${teams}。有了第一个比分就会有积分榜。`
export const team = '球队'
export const playedColumn = '场数'
export const won = '胜'
export const drawn = '平'
export const lost = '负'
export const goals = '进失球'
export const points = '积分'
export const why = '原因'
export const placeOf = (place: number) => `${place}. `

/** The whole schedule. */

export const tournament = '锦标赛'
export const scheduleOf = (tournament: string) => `${tournament}：赛程`
export const scheduleLead = '按球队、场地或裁判查看。页面会自动更新。'
export const followTeam = '查看我的球队'
export const printList = '打印列表'
export const gamesOf = (shown: number, all: number) => `${all}场比赛中的${shown}场`
export const allGames = (games: number) => `全部${games}场比赛`
export const view = '显示方式'
export const list = '列表'
export const grid = '表格'
export const bigScreen = '大屏幕'
export const noGameFits = '没有符合全部条件的比赛。请减少筛选条件，或显示全部。'
export const notDrawn = '还未抽签'
export const drawIsOut = (tournament: string) =>
  `${tournament}的抽签结果在活动前的周四公布。您的球队会显示在这里。`
export const anyDay = '活动'
export const all = '全部'
export const pitch = '场地'
export const referee = '裁判'
export const show = '显示'
export const showEverything = '显示全部'
export const gridLabel = '场地和开赛时间表'
export const fieldsAndKickOffs = '场地和开赛时间'
export const kickOff = '开赛'
export const wouldLikeToCome = '告诉我们您想参加'
export const orLookAt = '，或看看'
export const whatsOn = '近期活动'

/** For the screen at the desk. */

export const bigScreenOf = (tournament: string) => `${tournament}，大屏幕`
export const nextAt = (time: string) => `接下来，${time}`
export const firstAt = (time: string) => `首场，${time}`
export const dayIsOver = '活动已经结束。感谢大家的友善。'
export const nowItem = '现在：'
export const leaveBigScreen = '退出大屏幕'

/** Texts that the pages of a tournament share. */

export const against = (home: string, away: string) => `${home}對${away}`
export const gameOn = (pitch: string | null, home: string, away: string) => `${pitch}：${home}對${away}`
export const gamesOn = (games: readonly string[]) => `${games.join(' · ')}。`
export const comma = '，'
export const stop = '。'
export const colon = '：'
export const min = (minutes: number) => `${minutes}分鐘`
export const dateSoon = '日期待定'
export const dateFollows = '日期待公佈'
export const joined = (words: readonly string[]) => words.join('，')
export const names = (names: readonly string[]) => names.join('、')
export const ball = (sizes: string) => `${sizes.replace(' or ', '或')}號`

/** The line under the head. */

export const now = '現在'
export const next = '接着'
export const cancelled = '已取消'
export const over = '已結束'
export const toCome = '即將舉行'
export const today = '今天'
export const dayOff = '活動取消。'
export const dayOn = '活動照常舉行。'
export const dayDelayed = '活動延遲開始。'
export const dayMoved = '活動改了時間或地點。'
export const kindDay = '感謝大家，讓這一天充滿友善。賽程會留在這裡，供大家回顧。'
export const nobodyPlaying = '目前沒有比賽進行。'
export const itemAt = (title: string, place: string) => `${title}${place && `，${place}`}。`
export const nextGames = (time: string, minutes: number, games: string) =>
  `${time}，${minutes}分鐘後：${games}`
export const noMoreGames = '今天沒有更多比賽了。'
export const nextItem = (time: string, title: string) => `${time}：${title}。`
export const dateFollowsSoon = '日期即將公佈。'
export const onDay = (day: string) => `${day}。`
export const onDayFrom = (day: string, first: string) => `${day}，首場${first}開賽。`
export const tomorrow = '就是明天。'
export const daysToGo = (days: number) => `還有${days}天。`
export const noTimesYet = '還未定下比賽時間。'
export const firstAndLast = (first: string, last: string) => `首場${first}開賽，最後一場${last}。`

/** Which revision it is, and what changed. */

export const revision = (revision: number) => `第${revision}版`
export const revisionOf = (revision: number, at: string) => `第${revision}版，${at}`
export const offline = (revision: number) => `離線，第${revision}版`
export const offlineOf = (revision: number, at: string) => `離線，第${revision}版，${at}`
export const lastSeen = '這是這部裝置最後看到的版本。'
export const paperIsCurrent = (revision: number) => `您手上的紙本是最新的：第${revision}版。`
export const newChanges = '新的改動'
export const changeCount = (count: number) => `${count}處改動`
export const paperIsOld = (paper: number, revision: number, changes: string) =>
  `您手上的紙本是第${paper}版，現在是第${revision}版：${changes}`
export const sinceYouLooked = (changes: string) => `您上次查看後有${changes}`
export const seenThis = '我看過了'
export const changesTitle = '改動'
export const nothingChanged = '沒有任何改動。'
export const changedIn = (revision: number, at: string) => `第${revision}版，${at}：`

/** The facts of the day. */

export const dayInShort = '活動概要'
export const day = '日期'
export const followsSoon = '即將公佈'
export const firstKickOff = '首場開賽'
export const place = '地點'
export const someplace = '卑詩省列治文'
export const ages = '年齡'
export const fee = '費用'
export const free = '免費'
export const forEach = (fee: string) => `每個孩子${fee}`
export const signUp = '報名'
export const closedSince = (day: string) => `已於${day}截止`
export const until = (day: string) => `至${day}`
export const timesFollow = '時間會隨抽籤公佈。'

/** Divisions, games and tables. */

export const divisionsTitle = '組別和賽制'
export const divisionTable = '組別一覽表'
export const division = '組別'
export const players = '人數'
export const halves = '半場'
export const ballColumn = '用球'
export const sideLine = '界外球'
export const offside = '越位'
export const results = '比分'
export const nobodyInGoal = (format: string) => `${format}，不設守門員`
export const halvesOf = (halves: number, minutes: number) => `${halves} × ${minutes}分鐘`
export const throwIn = '手擲界外球'
export const passIn = '踢入或帶入'
export const yes = '有'
export const no = '沒有'
export const kept = '記錄'
export const none = '不記錄'
export const teams = '球隊'
export const theDay = '當日安排'
export const awards = '獎項'
export const pitches = '場地'
export const pitchMap = '場地圖'
export const pitchesOnMap = (label: string, names: string) => `${label}：${names}`
export const pitchAndType = (name: string, type: string) => `${name}（${type}）`
export const noTime = '時間未定'
export const noPitch = '場地未定'
export const v = '對'
export const labelOf = (label: string, division: string) => `${label}，${division}`
export const stageOf = (stage: string) => `，${stage}`
export const semiFinal = '準決賽'
export const thirdPlace = '季軍戰'
export const final = '決賽'
export const bibsNeeded = '需要分隊背心'
export const refereeIs = (name: string) => `裁判${name}`
export const refereeToCome = '裁判待定'
export const otherShirt = '，另一件球衣'
export const ready = '準備就緒'
export const live = '正在比賽'
export const halfTime = '半場休息'
export const played = '已完場'
export const notPlayed = '沒有進行'
export const stopped = '腰斬'
export const postponed = '延期'
export const standings = '積分榜'
export const standingsLead = '只有記錄比分的組別才有，每個名次都說明原因。'
export const tableFollows = (group: string, teams: string) =>
  `${group}：${teams}。有了第一個比分就會有積分榜。`
export const team = '球隊'
export const playedColumn = '場數'
export const won = '勝'
export const drawn = '和'
export const lost = '負'
export const goals = '得失球'
export const points = '積分'
export const why = '原因'
export const placeOf = (place: number) => `${place}. `

/** The whole schedule. */

export const tournament = '錦標賽'
export const scheduleOf = (tournament: string) => `${tournament}：賽程`
export const scheduleLead = '按球隊、場地或裁判查看。頁面會自動更新。'
export const followTeam = '查看我的球隊'
export const printList = '列印列表'
export const gamesOf = (shown: number, all: number) => `${all}場比賽中的${shown}場`
export const allGames = (games: number) => `全部${games}場比賽`
export const view = '顯示方式'
export const list = '列表'
export const grid = '表格'
export const bigScreen = '大螢幕'
export const noGameFits = '沒有符合全部條件的比賽。請減少篩選條件，或顯示全部。'
export const notDrawn = '還未抽籤'
export const drawIsOut = (tournament: string) =>
  `${tournament}的抽籤結果在活動前的週四公佈。您的球隊會顯示在這裡。`
export const anyDay = '活動'
export const all = '全部'
export const pitch = '場地'
export const referee = '裁判'
export const show = '顯示'
export const showEverything = '顯示全部'
export const gridLabel = '場地和開賽時間表'
export const fieldsAndKickOffs = '場地和開賽時間'
export const kickOff = '開賽'
export const wouldLikeToCome = '告訴我們您想參加'
export const orLookAt = '，或看看'
export const whatsOn = '近期活動'

/** For the screen at the desk. */

export const bigScreenOf = (tournament: string) => `${tournament}，大螢幕`
export const nextAt = (time: string) => `接着，${time}`
export const firstAt = (time: string) => `首場，${time}`
export const dayIsOver = '活動已經結束。感謝大家的友善。'
export const nowItem = '現在：'
export const leaveBigScreen = '退出大螢幕'

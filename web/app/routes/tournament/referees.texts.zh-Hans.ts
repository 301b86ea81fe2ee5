const ROLES: Record<string, string> = {
  REFEREE: '裁判',
  GAME_LEADER: '比赛带领员',
  ASSISTANT: '助理裁判',
  MENTOR: '导师',
  MARSHAL: '场务',
  SCORER: '记分员',
  FIRST_AID: '急救',
  MC: '司仪',
}

export const title = '裁判'
export const pageTitle = '农历新年锦标赛的裁判'
export const description =
  '您的比赛、签到时间、场地之间的路程、半场时长，以及恢复比赛的方式；还有可带走的指南。'
export const keywords = '裁判，比赛带领员，执法安排'
export const notOut = '尚未公布'
export const outByThursday = '安排最晚周四公布；在那之前，请告诉我们您哪些时间有空。'
export const lead = '您的比赛、时间和路线。'
export const guide = '裁判指南'
export const allFields = '所有场地'
export const myGames = '我的比赛'
export const chooseName = '请选择您的名字。'
export const cannotMakeIt = '来不了，或想交换？请致电服务台：'
export const checkIn = '签到'
export const comeToTent = '请在第一场比赛前30至45分钟到帐篷：'
export const atDesk = '服务台'
export const bring = '请带哨子、手表、深色短裤和水；我们准备了裁判服、卡片和笔。'
export const missingReferee = '开赛前5分钟裁判还没到，双方请去找场务。'
export const snacks = '帐篷里有小吃，您的时数也在那里登记，用于报酬或学校证明。'
export const mentor = '第一次在锦标赛执法？第一场有导师陪同：请到帐篷找导师。'
export const standby = (names: string) => `待命：${names}`
export const halfLengths = '半场时长和恢复比赛的方式'

export const writePin = '请输入协调员给您的PIN码。'
export const confirming = '正在确认……'
export const confirmed = (games: number) => `已确认：${games}场比赛。`
export const thankYou = '谢谢。如有变动，本页会显示。'
export const yourPin = '您的PIN码'
export const pinHint = '六位数字，可以向协调员索取。'
export const confirmGames = '确认我的比赛'
export const isMentor = '导师'
export const noConnection = '没有网络。有网络时请再试一次。'
export const wrongPin = '这不是这位裁判的PIN码。请向协调员索取。'
export const tooManyTries = '尝试次数太多。请等几分钟，或询问协调员。'
export const role = (role: string) => ROLES[role] ?? role

export const fieldsTitle = '裁判和场地'
export const fieldsDescription = '谁在何时何地执法哪场比赛；按场地、按裁判或以表格查看和打印。'
export const fieldsKeywords = '按场地的裁判，比赛官员，赛程'
export const byField = '按场地'
export const byReferee = '按裁判'
export const outByThursdayBefore = '安排最晚在比赛日前的周四公布。'
export const whoWhereWhen = '谁，在哪里，什么时候。'
export const printSlips = '打印裁判安排单'
export const printFields = '打印场地表'
export const refNeeded = '缺裁判'
export const clashMark = ' ⚠ 冲突'
export const neededCount = (count: number) => `缺${count}名裁判`
export const gameAt = (time: string, pitch: string | null, label: string) => `${time}，${pitch}，${label}`
export const areFree = (names: string) => `：${names}有空。`
export const nobodyFree = '：没有人有空。'
export const twoAtOnce = (referee: string | null, first: string, second: string) =>
  `${referee}同时有${first}和${second}。请告诉协调员。`
export const gameOn = (label: string, pitch: string | null) => `${label}（${pitch}）`
export const gamesEach = '各人场数'
export const noGameFits = '没有符合全部条件的比赛。'
export const match = '比赛'
export const home = '主队'
export const away = '客队'
export const referee = '裁判'
export const refereeNeeded = '缺裁判'
export const assistant = '助理裁判'
export const halves = '半场'
export const cardIn = '已交卡'
export const sideIn = (team: string, colour: string) => `${team}（${colour}）`
export const matchLine = (time: string, label: string, division: string) => `${time} ${label}，${division}`
export const standbyPlease = '待命：请到帐篷签到，可能会叫到您。'
export const checkInAt = (time: string, games: number) => `${time}签到。共${games}场比赛。`
export const gapAndWalk = (minutes: number, metres: number) => `${minutes}分钟，步行${metres}米`
export const gapSamePitch = (minutes: number) => `${minutes}分钟，同一场地`
export const slipGame = (pitch: string | null, label: string, division: string, home: string, away: string) =>
  `${pitch}，${label} ${division}：${home}对${away}`
export const afterwards = (name: string) => `之后：${name}`
export const paperFields = '场地表'
export const paperSlips = '裁判安排单'
export const paperFieldsLead = '每块场地一张横页。'
export const paperSlipsLead = '每张纸六份。沿虚线剪开。'

export const thanksTitle = '谢谢裁判'
export const thanksLead = '来自各球队，送给吹哨和帮忙的每一位。'
export const notes = '感谢卡'
export const toAndFrom = (to: string, from: string) => `给${to}，来自${from}`
export const noNotes = '这里还没有感谢卡，您可以写第一张。'
export const writeNote = '写一张感谢卡'
export const aNote = '感谢卡'
export const yourTeam = '您的球队'
export const chooseTeam = '选择您的球队'
export const teamIn = (team: string, division: string) => `${team}，${division}`
export const to = '给'
export const chooseWhom = '选择您想感谢的人'
export const yourWords = '您想说的话'
export const wordsHint = '请只写名字，不写姓氏。服务台看过后才会挂在这里。'
export const sendNote = '送出'
export const notNow = '暂时不写'
export const sending = '正在送出……'
export const noteThanks = '谢谢。'
export const noteIsRead = '服务台会先看您的感谢卡，并缩短全名，然后才会显示在这里。'
export const teamMissing = '请选择您的球队。'
export const whomMissing = '请选择您想感谢的人。'
export const wordsMissing = '请写几句话。'
export const noteLost = '感谢卡没有送到。内容还在这里：有网络时请再送一次。'
export const noteRefused = '暂时无法收下您的感谢卡。请稍后再试。'

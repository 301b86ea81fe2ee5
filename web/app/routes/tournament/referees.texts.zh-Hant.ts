const ROLES: Record<string, string> = {
  REFEREE: '裁判',
  GAME_LEADER: '比賽帶領員',
  ASSISTANT: '助理裁判',
  MENTOR: '導師',
  MARSHAL: '場務',
  SCORER: '記分員',
  FIRST_AID: '急救',
  MC: '司儀',
}

export const title = '裁判'
export const pageTitle = '農曆新年錦標賽的裁判'
export const description =
  '您的比賽、簽到時間、場地之間的路程、半場時長，以及恢復比賽的方式；還有可帶走的指南。'
export const keywords = '裁判，比賽帶領員，執法安排'
export const notOut = '尚未公佈'
export const outByThursday = '安排最遲週四公佈；在那之前，請告訴我們您哪些時間有空。'
export const lead = '您的比賽、時間和路線。'
export const guide = '裁判指南'
export const allFields = '所有場地'
export const myGames = '我的比賽'
export const chooseName = '請選擇您的名字。'
export const cannotMakeIt = '來不了，或想交換？請致電服務台：'
export const checkIn = '簽到'
export const comeToTent = '請在首場比賽前30至45分鐘到帳篷：'
export const atDesk = '服務台'
export const bring = '請帶哨子、手錶、深色短褲和水；我們準備了裁判服、卡片和筆。'
export const missingReferee = '開賽前5分鐘裁判還未到，雙方請去找場務。'
export const snacks = '帳篷裡有小食，您的時數也在那裡登記，用於報酬或學校證明。'
export const mentor = '第一次在錦標賽執法？首場有導師陪同：請到帳篷找導師。'
export const standby = (names: string) => `待命：${names}`
export const halfLengths = '半場時長和恢復比賽的方式'

export const writePin = '請輸入統籌員給您的PIN碼。'
export const confirming = '正在確認……'
export const confirmed = (games: number) => `已確認：${games}場比賽。`
export const thankYou = '多謝。如有變動，本頁會顯示。'
export const yourPin = '您的PIN碼'
export const pinHint = '六位數字，可以向統籌員索取。'
export const confirmGames = '確認我的比賽'
export const isMentor = '導師'
export const noConnection = '沒有網絡。有網絡時請再試一次。'
export const wrongPin = '這不是這位裁判的PIN碼。請向統籌員索取。'
export const tooManyTries = '嘗試次數太多。請等幾分鐘，或詢問統籌員。'
export const role = (role: string) => ROLES[role] ?? role

export const fieldsTitle = '裁判和場地'
export const fieldsDescription = '誰在何時何地執法哪場比賽；按場地、按裁判或以表格查看和列印。'
export const fieldsKeywords = '按場地的裁判，比賽官員，賽程'
export const byField = '按場地'
export const byReferee = '按裁判'
export const outByThursdayBefore = '安排最遲在比賽日前的週四公佈。'
export const whoWhereWhen = '誰，在哪裡，甚麼時候。'
export const printSlips = '列印裁判安排單'
export const printFields = '列印場地表'
export const refNeeded = '缺裁判'
export const clashMark = ' ⚠ 衝突'
export const neededCount = (count: number) => `缺${count}名裁判`
export const gameAt = (time: string, pitch: string | null, label: string) => `${time}，${pitch}，${label}`
export const areFree = (names: string) => `：${names}有空。`
export const nobodyFree = '：沒有人有空。'
export const twoAtOnce = (referee: string | null, first: string, second: string) =>
  `${referee}同時有${first}和${second}。請告訴統籌員。`
export const gameOn = (label: string, pitch: string | null) => `${label}（${pitch}）`
export const gamesEach = '各人場數'
export const noGameFits = '沒有符合全部條件的比賽。'
export const match = '比賽'
export const home = '主隊'
export const away = '客隊'
export const referee = '裁判'
export const refereeNeeded = '缺裁判'
export const assistant = '助理裁判'
export const halves = '半場'
export const cardIn = '已交卡'
export const sideIn = (team: string, colour: string) => `${team}（${colour}）`
export const matchLine = (time: string, label: string, division: string) => `${time} ${label}，${division}`
export const standbyPlease = '待命：請到帳篷簽到，可能會叫到您。'
export const checkInAt = (time: string, games: number) => `${time}簽到。共${games}場比賽。`
export const gapAndWalk = (minutes: number, metres: number) => `${minutes}分鐘，步行${metres}米`
export const gapSamePitch = (minutes: number) => `${minutes}分鐘，同一場地`
export const slipGame = (pitch: string | null, label: string, division: string, home: string, away: string) =>
  `${pitch}，${label} ${division}：${home}對${away}`
export const afterwards = (name: string) => `之後：${name}`
export const paperFields = '場地表'
export const paperSlips = '裁判安排單'
export const paperFieldsLead = '每個場地一張橫頁。'
export const paperSlipsLead = '每張紙六份。沿虛線剪開。'

export const thanksTitle = '多謝裁判'
export const thanksLead = '來自各球隊，送給吹哨和幫忙的每一位。'
export const notes = '感謝卡'
export const toAndFrom = (to: string, from: string) => `給${to}，來自${from}`
export const noNotes = '這裡還沒有感謝卡，您可以寫第一張。'
export const writeNote = '寫一張感謝卡'
export const aNote = '感謝卡'
export const yourTeam = '您的球隊'
export const chooseTeam = '選擇您的球隊'
export const teamIn = (team: string, division: string) => `${team}，${division}`
export const to = '給'
export const chooseWhom = '選擇您想感謝的人'
export const yourWords = '您想說的話'
export const wordsHint = '請只寫名字，不寫姓氏。服務台看過後才會掛在這裡。'
export const sendNote = '送出'
export const notNow = '暫時不寫'
export const sending = '正在送出……'
export const noteThanks = '多謝。'
export const noteIsRead = '服務台會先看您的感謝卡，並縮短全名，然後才會顯示在這裡。'
export const teamMissing = '請選擇您的球隊。'
export const whomMissing = '請選擇您想感謝的人。'
export const wordsMissing = '請寫幾句話。'
export const noteLost = '感謝卡未能送達。內容還在這裡：有網絡時請再送一次。'
export const noteRefused = '暫時無法收下您的感謝卡。請稍後再試。'

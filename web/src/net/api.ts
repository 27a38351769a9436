// The house's calls, each a typed function; a refusal is thrown as data, a dead line as "unreachable".
import type { Book, Language } from '../i18n/texts.ts';
import type {
  Analysed,
  AnswerOfDay,
  BotsHere,
  CarryCode,
  CarryLink,
  CarryState,
  DayAnswered,
  DayOfProblems,
  Days,
  ExampleShown,
  GameCard,
  GivenUpOfDay,
  HintGiven,
  Invitation,
  LadderTold,
  LessonStep,
  NextProblems,
  OneSeat,
  PlayToday,
  Previewed,
  ProblemAnswered,
  PushState,
  PushStop,
  PushWish,
  PutOnChair,
  Replay,
  SitDown,
  Today,
  WantHint,
  WantedProblems,
  WordCard,
  WouldAnswer,
  WouldAnswerDay,
  WouldAsk,
} from '../wire/calls.ts';
import type { Ask, Refusal } from '../wire/messages.ts';
import type { MyTable, TableSeen, Wish } from '../wire/tables.ts';
import { transport } from './transport.ts';

export class RefusedByHouse extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.refused);
  }
}

export const api = {
  games: () => json<GameCard[]>('GET', '/api/games'),
  houseTexts: (language: Language) => json<Book>('GET', `/api/texts/${language}`),
  texts: (game: string, language: Language) => json<Book>('GET', `/api/games/${enc(game)}/texts/${language}`),
  leaflet: (game: string, language: Language) => textOf('GET', `/api/games/${enc(game)}/leaflet/${language}`),
  examples: (game: string) => json<ExampleShown[]>('GET', `/api/games/${enc(game)}/examples`),
  lesson: (game: string) => json<LessonStep[]>('GET', `/api/games/${enc(game)}/lesson`),
  days: (game: string) => json<Days>('GET', `/api/games/${enc(game)}/days`),
  day: (game: string, day: string, name: string) => json<TableSeen>('POST', `/api/games/${enc(game)}/days/${enc(day)}`, { name } satisfies PlayToday),
  today: () => json<Today>('GET', '/api/today'),
  dayOfProblems: (game: string, day: string) => json<DayOfProblems>('GET', `/api/games/${enc(game)}/days/${enc(day)}`),
  answerDay: (game: string, day: string, answer: AnswerOfDay) => json<DayAnswered>('POST', `/api/games/${enc(game)}/days/${enc(day)}/answer`, answer),
  previewDay: (game: string, day: string, number: number, ask: Ask) =>
    json<Previewed>('POST', `/api/games/${enc(game)}/days/${enc(day)}/preview`, { number, ask } satisfies WouldAnswerDay),
  giveUpDay: (game: string, day: string, number: number) =>
    json<DayAnswered>('POST', `/api/games/${enc(game)}/days/${enc(day)}/give-up`, { number } satisfies GivenUpOfDay),
  ladder: (game: string) => json<LadderTold>('GET', `/api/games/${enc(game)}/problems`),
  nextProblems: (game: string, wanted: WantedProblems) => json<NextProblems>('POST', `/api/games/${enc(game)}/problems/next`, wanted),
  answerProblem: (game: string, id: string, ask: Ask, asked: number) =>
    json<ProblemAnswered>('POST', `/api/games/${enc(game)}/problems/${enc(id)}/answer`, { ask, asked }),
  giveUp: (game: string, id: string) => json<ProblemAnswered>('POST', `/api/games/${enc(game)}/problems/${enc(id)}/give-up`),
  previewProblem: (game: string, id: string, ask: Ask) =>
    json<Previewed>('POST', `/api/games/${enc(game)}/problems/${enc(id)}/preview`, { ask } satisfies WouldAnswer),
  word: (word: string) => json<WordCard>('GET', `/api/word/${enc(word)}`),
  tables: () => json<MyTable[]>('GET', '/api/tables'),
  table: (id: string) => json<TableSeen>('GET', `/api/tables/${enc(id)}`),
  open: (wanted: Wish) => json<TableSeen>('POST', '/api/tables', wanted),
  sit: (id: string, seat: number, name: string) => json<TableSeen>('POST', `/api/tables/${enc(id)}/sit`, { seat, name } satisfies SitDown),
  leave: (id: string, seat: number) => json<TableSeen>('POST', `/api/tables/${enc(id)}/leave`, { seat } satisfies OneSeat),
  hurry: (id: string) => json<TableSeen>('POST', `/api/tables/${enc(id)}/hurry`, {}),
  forget: (id: string) => json<TableSeen>('POST', `/api/tables/${enc(id)}/forget`),
  invitation: (id: string) => json<Invitation>('GET', `/api/tables/${enc(id)}/invitation`),
  relieve: (id: string, seat: number) => json<TableSeen>('POST', `/api/tables/${enc(id)}/relieve`, { seat } satisfies OneSeat),
  resume: (id: string, seat: number) => json<TableSeen>('POST', `/api/tables/${enc(id)}/resume`, { seat } satisfies OneSeat),
  chair: (id: string, seat: number, sitter: PutOnChair['sitter']) =>
    json<TableSeen>('POST', `/api/tables/${enc(id)}/chair`, { seat, sitter } satisfies PutOnChair),
  bots: (game: string) => json<BotsHere>('GET', `/api/bots?game=${enc(game)}`),
  start: (id: string) => json<TableSeen>('POST', `/api/tables/${enc(id)}/start`),
  hint: (id: string, seat: number, step: number) => json<HintGiven>('POST', `/api/tables/${enc(id)}/hint`, { seat, step } satisfies WantHint),
  preview: (id: string, seat: number, ask: Ask) => json<Previewed>('POST', `/api/tables/${enc(id)}/preview`, { seat, ask } satisfies WouldAsk),
  rematch: (id: string) => json<TableSeen>('POST', `/api/tables/${enc(id)}/rematch`),
  analysis: (id: string) => json<Analysed>('GET', `/api/tables/${enc(id)}/analysis`),
  carry: () => json<CarryLink>('POST', '/api/carry'),
  carryState: async () => (await json<CarryState>('GET', '/api/carry')).state,
  redeem: (code: string) => json<unknown>('POST', '/api/carry/redeem', { code } satisfies CarryCode),
  push: () => json<PushState>('GET', '/api/push'),
  pushHere: (device: PushWish) => json<PushState>('POST', '/api/push', device),
  pushStop: (endpoint: string) => json<PushState>('POST', '/api/push/stop', { endpoint } satisfies PushStop),
  record: (id: string) => textOf('GET', `/api/tables/${enc(id)}/record`),
  replay: (id: string, seat: number | null) => json<Replay>('GET', `/api/tables/${enc(id)}/replay` + (seat === null ? '' : `?seat=${seat}`)),
  replayRecord: (record: string, seat: number | null) => json<Replay>('POST', '/api/replay' + (seat === null ? '' : `?seat=${seat}`), record),
};

/** What went wrong, as a refusal, whatever was thrown. */
export function refusalIn(thrown: unknown): Refusal {
  return thrown instanceof RefusedByHouse ? thrown.refusal : { refused: 'unreachable', rule: '' };
}

const enc = encodeURIComponent;

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return JSON.parse(await textOf(method, path, body)) as T;
}

/** A call, its answer as text. */
export async function textOf(method: string, path: string, body?: unknown): Promise<string> {
  const answer = await transport().call(method, path, body);
  if (answer.status < 400) return answer.body;
  throw new RefusedByHouse(refusalOf(answer.body), answer.status);
}

function refusalOf(body: string): Refusal {
  try {
    const said = JSON.parse(body) as Partial<Refusal>;
    if (typeof said.refused === 'string') return { ...said, refused: said.refused, rule: said.rule ?? '' };
  } catch {
    // Not from our house: a proxy's page, or nothing at all.
  }
  return { refused: 'unreachable', rule: '' };
}

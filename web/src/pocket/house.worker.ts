// The house in a worker: Python opens it on the browser's database, and pages of all tabs reach it over one channel.
import type { Reach } from '../net/transport.ts';
import { openDatabase, type Database } from './database.ts';
import { folderOf, lifeOf, name, shared, type FromWorker, type ToWorker } from './letters.ts';
import { Mind } from './mind.ts';
import { python } from './python.ts';

/** The house as Python has opened it (tablee/pocket/browser.py). */
interface House {
  call(method: string, path: string, body: string): Promise<[status: number, body: string]>;
  dial(line: string, table: string, hear: (text: string) => void, closed: (code: number) => void): void;
  say(line: string, text: string): void;
  hang_up(beginning: string): void;
}

/** What a database that cannot write is called, as pages say it. */
const TROUBLES: Readonly<Record<string, 'elsewhere' | 'gone' | 'full'>> = { InvalidStateError: 'elsewhere', NotFoundError: 'gone', QuotaExceededError: 'full' };
const ROBOTS_REST = 10 * 60_000;
const STUDY_REST = 60_000;

const place = shared(folderOf(self.location.href));
const channel = new BroadcastChannel(place.channel);
const me = name();
const tabs = new Set<string>();
const early: ToWorker[] = [];
const robots = new Mind(ROBOTS_REST);
let house: House | null = null;
let reach: Reach = { state: 'opening', share: 0 };

const tell = (letter: Omit<Extract<FromWorker, { reach: Reach }>, 'house'> | { to: string }): void => channel.postMessage({ house: me, ...letter });

function reached(now: Reach): void {
  reach = now;
  tell({ reach });
}

channel.onmessage = ({ data }: MessageEvent<ToWorker | FromWorker>) => {
  if (!('tab' in data)) return;
  welcome(data.tab);
  if ('hello' in data) tell({ reach });
  else if (house) take(house, data);
  else early.push(data);
};

/** A page that has closed, or that the system has killed, lets go of its lock: its windows close with it. */
function welcome(tab: string): void {
  if (tabs.has(tab)) return;
  tabs.add(tab);
  void navigator.locks?.request(lifeOf(tab), () => {
    tabs.delete(tab);
    house?.hang_up(`${tab} `);
  });
}

function take(open: House, { tab, ...letter }: ToWorker): void {
  if ('call' in letter) void answer(open, tab, letter.call);
  else if ('dial' in letter) {
    const { line, table } = letter.dial;
    open.dial(
      `${tab} ${line}`,
      table,
      (text) => tell({ to: tab, heard: { line, text } } as never),
      (code) => tell({ to: tab, closed: { line, code } } as never),
    );
  } else if ('say' in letter) open.say(`${tab} ${letter.say.line}`, letter.say.text);
  else if ('hangUp' in letter) open.hang_up(`${tab} ${letter.hangUp.line}`);
}

async function answer(open: House, tab: string, { id, method, path, body }: Extract<ToWorker, { call: object }>['call']): Promise<void> {
  if (method === 'POST' && path === '/api/tables' && body.includes('"bot"')) robots.begin(); // while the table is laid and looked at
  const [status, said] = await open.call(method, path, body);
  tell({ to: tab, answer: { id, status, body: said } } as never);
}

/** The same, but what goes wrong is told to everybody, and that it is over, too. */
function watched(database: Database): Database {
  return {
    read: (beginning) => database.read(beginning),
    async write(rows) {
      try {
        await database.write(rows);
        if (reach.state !== 'open' && house) reached({ state: 'open' });
      } catch (error) {
        reached({ state: TROUBLES[(error as Error).name] ?? 'full' });
        throw error;
      }
    },
  };
}

try {
  const [database, room] = await Promise.all([
    openDatabase(place.database, me),
    python('tablee.pocket.browser', (share) => reached({ state: 'opening', share })),
  ]);
  const open = room['open_here'] as (database: Database, robots: Mind, study: Mind) => Promise<House>;
  house = await open(watched(database), robots, new Mind(STUDY_REST));
  reached({ state: 'open' });
  for (const letter of early.splice(0)) take(house, letter);
} catch (error) {
  console.error(error);
  if (reach.state === 'opening') reached({ state: 'broken' }); // or it has been said already what came between
}

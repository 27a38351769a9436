// MultipliPotion's party: flasks and monsters fall, and the greatest product of a capture stands on the stage. Pure.
import type { GameEvent } from '../../../wire/messages.ts';
import { finest } from '../../../kit/party/finest.ts';
import { sign, type Piece } from '../../../kit/party/piece.ts';
import type { Keepsake, Party } from '../../contract.ts';
import type { Captured, Colour } from '../wire.ts';

const FLASK = 'M9.500 1.500h5v6.200c4.300 1.200 7 4.300 7 8 0 4.400-3.900 7.300-9.500 7.300s-9.500-2.900-9.500-7.300c0-3.700 2.700-6.800 7-8z';
const MONSTER =
  'M5.500 6Q2.300 4.500 2.800.8 6.300 2 8.500 4 10 3.400 12 3.400T15.500 4Q17.700 2 21.200.8 21.700 4.500 18.500 6 22 8.500 22 13v9.500q-2.500-1.700-5 0-2.500 1.400-5 0-2.500 1.400-5 0-2.500-1.700-5 0V13q0-4.500 3.500-7z';
const EYES = 'M8.700 7a1.300 1.300 0 010 2.600 1.300 1.300 0 010-2.600zM15.300 7a1.300 1.300 0 010 2.600 1.300 1.300 0 010-2.600z';
const SKINS: Readonly<Record<Colour, Partial<Piece>>> = {
  green: { fill: '#9fdcae', edge: '#2f6b43' },
  violet: { fill: '#cfa8ea', edge: '#5b2f78' },
};
/** As the flasks of the cards: each number has its own colour. */
const LIQUIDS = ['#f6b3a2', '#f0c06f', '#d9cd6a', '#9fdcae', '#86dbe0', '#9ccdf0', '#c3bdf2', '#f3b1cf'];

const potion = (number: number): Piece => ({
  ...{ path: FLASK, fill: LIQUIDS[(number - 2) % 8] ?? '#f0c06f', edge: '#42566b', text: String(number), ink: '#33231c', at: 15.6 },
});
const monster = (number: number, colour: Colour): Piece => ({
  ...{ path: MONSTER, fill: '', text: String(number), ink: '#2b1533', at: 16, sign: EYES },
  ...SKINS[colour],
});

export function keepsakes(happened: readonly GameEvent[]): readonly Keepsake[] {
  const captures = happened.flatMap((event) => (event.kind === 'captured' ? [event as unknown as Captured] : []));
  return finest(
    captures,
    (capture) => capture.seat,
    (capture) => capture.monster.monster,
  ).map(({ seat, first, second, monster: prey }) => ({
    seat,
    pieces: [potion(first.potion), sign('×'), potion(second.potion), sign('='), monster(prey.monster, prey.colour)],
    fields: { a: first.potion, b: second.potion, product: prey.monster },
    worth: prey.monster,
  }));
}

export const party: Party = {
  pieces: [2, 3, 4, 6, 8].map(potion).concat(monster(12, 'green'), monster(56, 'violet'), monster(24, 'green'), monster(81, 'violet')),
  keepsakes: (_view, happened) => keepsakes(happened),
};

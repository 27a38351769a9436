// What pages and the worker of the house write to each other, over one channel for all tabs of this browser.
import type { Reach } from '../net/transport.ts';

/** From a page; `tab` names it. */
export type ToWorker = { readonly tab: string } & (
  | { readonly hello: true }
  | { readonly call: { readonly id: number; readonly method: string; readonly path: string; readonly body: string } }
  | { readonly dial: { readonly line: number; readonly table: string } }
  | { readonly say: { readonly line: number; readonly text: string } }
  | { readonly hangUp: { readonly line: number } }
);

/** From the house: to one page, or to all; `house` names this opening of it, so that pages notice a new one. */
export type FromWorker = { readonly house: string } & (
  | { readonly reach: Reach }
  | { readonly to: string; readonly answer: { readonly id: number; readonly status: number; readonly body: string } }
  | { readonly to: string; readonly heard: { readonly line: number; readonly text: string } }
  | { readonly to: string; readonly closed: { readonly line: number; readonly code: number } }
);

/** The folder that this page or worker came from; workers lie one floor down. */
export function folderOf(address: string): string {
  const { pathname } = new URL(address);
  return pathname.replace(/\/house\/[^/]*$/, '/').replace(/[^/]*$/, '');
}

/** Names of what all tabs share, apart for each folder of an origin. */
export const shared = (folder: string): { channel: string; lock: string; database: string } => ({
  channel: `tablee.house ${folder}`,
  lock: `tablee.house ${folder}`,
  database: `tablee ${folder}`,
});

/** The lock that a page holds for as long as it lives. */
export const lifeOf = (tab: string): string => `tablee.tab ${tab}`;

export const name = (): string => Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');

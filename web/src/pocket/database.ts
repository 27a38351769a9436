// The browser's database for the store of the house: rows under keys, written all or none and on the disk before anybody is told. One house has it
// at a time: each write looks, in its own transaction, whether another one has come since.

export type Row = readonly unknown[];

export interface Database {
  /** Every row whose key begins so, in the order of keys. */
  read(beginning: string): Promise<[key: string, row: Row][]>;
  /** Writes rows, and takes away those that are null. */
  write(rows: readonly (readonly [key: string, row: Row | null | undefined])[]): Promise<void>;
}

const ROWS = 'rows';
const OWNER = '!owner';
const LAST = '\uffff';

export async function openDatabase(name: string, owner: string): Promise<Database> {
  const db = await opened(name);
  await done(db, (rows) => rows.put([owner], OWNER));
  return {
    read: (beginning) => read(db, beginning),
    write: (rows) =>
      done(db, (store, refuse) => {
        const asked = store.get(OWNER) as IDBRequest<Row | undefined>;
        asked.onsuccess = () => {
          if (!asked.result) refuse(new DOMException('the browser has cleared its storage', 'NotFoundError'));
          else if (asked.result[0] !== owner) refuse(new DOMException('another house has come', 'InvalidStateError'));
          else for (const [key, row] of rows) void (row ? store.put(row, key) : store.delete(key));
        };
      }),
  };
}

function opened(name: string): Promise<IDBDatabase> {
  return new Promise((yes, no) => {
    const asked = indexedDB.open(name, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(ROWS);
    asked.onsuccess = () => yes(asked.result);
    asked.onerror = () => no(asked.error ?? new Error('no database'));
  });
}

function read(db: IDBDatabase, beginning: string): Promise<[string, Row][]> {
  return new Promise((yes, no) => {
    const transaction = db.transaction(ROWS);
    const range = IDBKeyRange.bound(beginning, beginning + LAST);
    const keys = transaction.objectStore(ROWS).getAllKeys(range);
    const rows = transaction.objectStore(ROWS).getAll(range) as IDBRequest<Row[]>;
    transaction.oncomplete = () => yes(keys.result.map((key, n) => [String(key), rows.result[n] ?? []]));
    transaction.onabort = () => no(plain(transaction.error ?? new DOMException('not read', 'InvalidStateError')));
  });
}

function done(db: IDBDatabase, work: (rows: IDBObjectStore, refuse: (why: DOMException) => void) => void): Promise<void> {
  return new Promise((yes, no) => {
    const transaction = db.transaction(ROWS, 'readwrite', { durability: 'strict' });
    let refused: DOMException | null = null;
    transaction.oncomplete = () => yes();
    transaction.onabort = () => no(plain(refused ?? transaction.error ?? new DOMException('not written', 'UnknownError')));
    work(transaction.objectStore(ROWS), (why) => {
      refused = why;
      transaction.abort();
    });
  });
}

/** Some troubles have become classes of their own (QuotaExceededError), which Python in a browser does not know as errors and would wait for for ever. */
const plain = ({ message, name }: DOMException): DOMException => new DOMException(message, name);

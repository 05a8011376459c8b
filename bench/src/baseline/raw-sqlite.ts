import SqliteDatabase, { type Database } from "better-sqlite3";

/** Opens one of Hilo's databases with the same durability and cache settings as the site. */
export function openRaw(file: string): Database {
	const db = new SqliteDatabase(file);
	db.pragma("journal_mode = wal");
	db.pragma("synchronous = full");
	db.pragma("foreign_keys = on");
	db.pragma("cache_size = -65536");
	db.pragma("mmap_size = 268435456");
	return db;
}

import SqliteDatabase, { type Database } from "better-sqlite3";

/** Opens a Hilo database with the site's durability and cache settings. */
export function openRaw(file: string): Database {
	const db = new SqliteDatabase(file);
	db.pragma("journal_mode = wal");
	db.pragma("synchronous = full");
	db.pragma("foreign_keys = on");
	db.pragma("cache_size = -65536");
	db.pragma("mmap_size = 268435456");
	return db;
}

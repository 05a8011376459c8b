import SqliteDatabase, { type Database } from "better-sqlite3";

/** Opens a database of Hilo's with the same promises about durability and the same memory as the product does. */
export function openRaw(file: string): Database {
	const db = new SqliteDatabase(file);
	db.pragma("journal_mode = wal");
	db.pragma("synchronous = full");
	db.pragma("foreign_keys = on");
	db.pragma("cache_size = -65536");
	db.pragma("mmap_size = 268435456");
	return db;
}

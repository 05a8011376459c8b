import type { Database, Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/queries";
import type { Clock } from "./system/clock.ts";

/** How long `latest` waits for the database. */
const PATIENCE_MS = 300;
/** How long a process may go on with what it last read (platform.md 9: maintenance status cache). */
const FRESH_MS = 1000;

const DEFAULTS = {
	maintenance: "off",
	/** JSON: a `MaintenanceNotice`. */
	maintenanceNotice: "",
	integrity: "open",
	/** Whether the site counts pages, plays and people by day. */
	analytics: "on",
	/** JSON: the numbers of D49 that an administrator has chosen. */
	limits: "",
	/** Whether the first updates were stored: those that an administrator deletes must not come back. */
	updatesSeeded: "no",
	/** When the operator last made a backup: epoch milliseconds. */
	lastBackupAt: "",
} as const;

/** The site's own switches, kept in the table `settings`: those that an administrator turns while the site runs. */
export type SiteSetting = keyof typeof DEFAULTS;

export interface SiteSettings {
	/**
	 * Returns the present value, at most a second old. Throws inside a transaction: on SQLite it might wait for a connection that the
	 * transaction itself holds. Ask before it begins, or use `read`.
	 */
	get(name: SiteSetting): Promise<string>;
	/**
	 * As `get`, for what must be answered though the database is not: where it fails or takes long, returns what it last said. Never throws
	 * outside a transaction.
	 */
	latest(name: SiteSetting): Promise<string>;
	/** Returns the value as the transaction sees it. */
	read(tx: Tx, name: SiteSetting): Promise<string>;
	/** Stores the value. Other processes follow at once, or within a second where they can't be told; this one with the commit. */
	set(tx: Tx, name: SiteSetting, value: string): Promise<void>;
	/** Has the next `get` ask the database. */
	clear(): void;
}

type Values = ReadonlyMap<string, string>;

interface Reading {
	readonly at: number;
	readonly values: Promise<Values>;
	/** The same, or null where they did not come soon. */
	readonly soon: Promise<Values | null>;
}

/** @param onChange called once a change is committed. */
export function createSiteSettings(db: Database, clock: Clock, onChange: () => void): SiteSettings {
	let read: Reading | null = null;
	let last: Values = new Map();
	const begin = (): Reading => {
		const values = readAll(() => db.kysely);
		const reading = { at: clock.elapsed(), values, soon: inTime(values) };
		values.then(
			(known) => {
				last = known;
			},
			() => {
				if (read === reading) read = null;
			},
		);
		return reading;
	};
	const reading = () => {
		if (db.isInsideTransaction())
			throw new Error("The site's settings were asked for inside a transaction: use read(tx, …).");
		if (!read || clock.elapsed() - read.at >= FRESH_MS) read = begin();
		return read;
	};
	return {
		get: async (name) => (await reading().values).get(name) ?? DEFAULTS[name],
		latest: async (name) => ((await reading().soon) ?? last).get(name) ?? DEFAULTS[name],
		read: async (tx, name) => (await readAll(() => tx)).get(name) ?? DEFAULTS[name],
		async set(tx, name, value) {
			await tx
				.insertInto("settings")
				.values({ key: name, value })
				.onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
				.execute();
			// Not before: until then, others read the old value and would keep it.
			tx.afterCommit(() => {
				read = null;
				onChange();
			});
		},
		clear() {
			read = null;
		},
	};
}

function inTime(values: Promise<Values>): Promise<Values | null> {
	const { promise, resolve } = Promise.withResolvers<Values | null>();
	const timer = setTimeout(() => resolve(null), PATIENCE_MS).unref();
	values.then(resolve, () => resolve(null)).finally(() => clearTimeout(timer));
	return promise;
}

async function readAll(db: () => Queries): Promise<Map<string, string>> {
	const rows = await db()
		.selectFrom("settings")
		.select(["key", "value"])
		.where("key", "in", Object.keys(DEFAULTS))
		.execute();
	return new Map(rows.map((row) => [row.key, row.value]));
}

import { setTimeout as sleep } from "node:timers/promises";
import type { Database, Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/tables";
import { type Branding, readBranding } from "@hilo/rules/site/branding";
import type { Clock } from "./system/clock.ts";

/** How long `latest` waits for the database. */
const READ_TIMEOUT_MS = 300;
/** How old a value may be (docs/product.md#maintenance). */
const FRESH_MS = 1000;

const DEFAULTS = {
	maintenance: "off",
	/** JSON of a `MaintenanceNotice`. */
	maintenanceNotice: "",
	integrity: "open",
	/** A `RegistrationMode`; "" until one is chosen, which means "open". */
	registration: "",
	/** JSON of a `Branding` without its mark. */
	branding: "",
	/** The hash of a picture (`Branding`). Apart, so that statements find it. */
	mark: "",
	analytics: "on",
	/** Whether the home page says how many are playing. */
	activity: "on",
	/** JSON of the limits that an administrator has chosen. */
	limits: "",
	/** Whether the first updates were stored: deleted ones must not come back. */
	updatesSeeded: "no",
	/** JSON of a `LastBackup`. */
	lastBackup: "",
	/** JSON of a `BackupFailure`. */
	lastBackupFailure: "",
	/** Whether administrators are told about new releases; "" until it is chosen, which means "off". */
	updateNotice: "",
	/** JSON of the latest release that was found. */
	latestRelease: "",
	/** JSON of a `SetupRecord`. */
	setup: "",
	/** JSON of the last `RefusedWrite` that a proxy may have caused. */
	refusedWrite: "",
} as const;

/** Switches that an administrator changes while the site runs, in the table `settings`. */
export type SiteSetting = keyof typeof DEFAULTS;

export interface SiteSettings {
	/** At most a second old. Throws inside a transaction, where SQLite could deadlock: use `read` there. */
	get(name: SiteSetting): Promise<string>;
	/** Like `get`, but with the last known value if the database fails or is slow. Throws only in a transaction. */
	latest(name: SiteSetting): Promise<string>;
	read(tx: Tx, name: SiteSetting): Promise<string>;
	/** This process follows at the commit, others immediately or, without a signal, within a second. */
	set(tx: Tx, name: SiteSetting, value: string): Promise<void>;
	clear(): void;
}

type Values = ReadonlyMap<string, string>;

interface Reading {
	readonly at: number;
	readonly values: Promise<Values>;
	/** Null if the values did not arrive in time. */
	readonly valuesInTime: Promise<Values | null>;
}

/** @param onChange called after each committed change. */
export function createSiteSettings(db: Database, clock: Clock, onChange: () => void): SiteSettings {
	let read: Reading | null = null;
	let last: Values = new Map();
	const startReading = (): Reading => {
		const values = readAll(() => db.kysely);
		const valuesInTime = Promise.race([
			values.catch(() => null),
			sleep(READ_TIMEOUT_MS, null, { ref: false }),
		]);
		const reading = { at: clock.elapsed(), values, valuesInTime };
		values.then(
			(newValues) => {
				last = newValues;
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
		if (!read || clock.elapsed() - read.at >= FRESH_MS) read = startReading();
		return read;
	};
	return {
		get: async (name) => (await reading().values).get(name) ?? DEFAULTS[name],
		latest: async (name) => ((await reading().valuesInTime) ?? last).get(name) ?? DEFAULTS[name],
		read: async (tx, name) => (await readAll(() => tx)).get(name) ?? DEFAULTS[name],
		async set(tx, name, value) {
			await tx
				.insertInto("settings")
				.values({ key: name, value })
				.onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
				.execute();
			// Not earlier: before the commit, other calls read the old value and would cache it.
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

async function readAll(db: () => Queries): Promise<Map<string, string>> {
	const rows = await db()
		.selectFrom("settings")
		.select(["key", "value"])
		.where("key", "in", Object.keys(DEFAULTS))
		.execute();
	return new Map(rows.map((row) => [row.key, row.value]));
}

/** As last known if the database does not answer. Throws inside a transaction. */
export async function loadBranding({
	siteSettings,
}: {
	readonly siteSettings: Pick<SiteSettings, "latest">;
}): Promise<Branding> {
	return readBranding(await siteSettings.latest("branding"), await siteSettings.latest("mark"));
}
